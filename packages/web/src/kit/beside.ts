/** A rectangle on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space between a piece and what is said about it. */
const GAP = 10;

/**
 * Where a card goes that speaks of `piece`: beside it, inside `room`, and where it covers least of `others`
 * (what can be chosen). Right, left, below, above, slid along each of these sides, or as far off as the
 * room goes.
 */
export function besides(piece: Box, card: { readonly width: number; readonly height: number }, room: Box, others: readonly Box[]): Box {
  const middle = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
  const candidates = [0, -1, 1].flatMap((slide) => [
    { x: room.x + room.width, y: middle.y - card.height / 2 + (slide * room.height) / 2 },
    { x: room.x, y: middle.y - card.height / 2 + (slide * room.height) / 2 },
    { x: piece.x + piece.width + GAP, y: middle.y - card.height / 2 + (slide * card.height) / 2 },
    { x: piece.x - GAP - card.width, y: middle.y - card.height / 2 + (slide * card.height) / 2 },
    { x: middle.x - card.width / 2 + (slide * card.width) / 2, y: piece.y + piece.height + GAP },
    { x: middle.x - card.width / 2 + (slide * card.width) / 2, y: piece.y - GAP - card.height },
  ]);
  let best: Box | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { x, y } of candidates) {
    const box = { ...into(room, x, y, card), width: card.width, height: card.height };
    // The piece itself weighs more than anything else: it is what one looks at.
    const away = Math.hypot(box.x + card.width / 2 - middle.x, box.y + card.height / 2 - middle.y);
    const cost = away + 8 * shared(box, piece) + others.reduce((sum, other) => sum + shared(box, other), 0);
    if (cost < bestCost) [best, bestCost] = [box, cost];
  }
  return best ?? { x: room.x, y: room.y, ...card };
}

function into(room: Box, x: number, y: number, card: { readonly width: number; readonly height: number }): { x: number; y: number } {
  return {
    x: Math.max(room.x, Math.min(x, room.x + room.width - card.width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - card.height)),
  };
}

/** The area that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
