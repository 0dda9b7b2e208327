import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide } from '../src/table/glide';

/** A bar as far as a glide knows it: so high, with styles of its own, and seen so far from its place. */
class Bar {
  height = 100;
  seen = 0;
  readonly style: Record<string, unknown> = {
    removeProperty: (name: string) => delete this.style[name.replace(/-./g, (part) => part.slice(1).toUpperCase())],
  };
  readonly motions: { id: string; from: string; over: boolean; onfinish?: () => void; cancel(): void }[] = [];
  get offsetHeight(): number {
    return Math.max(this.height, Number.parseFloat(String(this.style.minHeight ?? 0)));
  }
  /** How much of the page it has. */
  get room(): number {
    return this.offsetHeight + ['marginTop', 'marginBottom'].reduce((sum, at) => sum + Number.parseFloat(String(this.style[at] ?? 0)), 0);
  }
  getAnimations = () => this.motions.filter(({ over }) => !over);
  animate({ transform: [from] }: { transform: string[] }, { id }: { id: string }) {
    const motion: Bar['motions'][number] = { id, from: from ?? '', over: false, cancel: () => Object.assign(motion, { over: true }) };
    this.motions.push(motion);
    return motion;
  }
  /** As long as a motion takes has passed since all of them but the last one began. */
  endEarlier(): void {
    for (const motion of this.motions.slice(0, -1)) if (!motion.over) motion.onfinish?.();
  }
  becomes(height: number, seen = 0): void {
    this.seen = seen;
    const by = height - this.height;
    this.height = height;
    glide(this as unknown as HTMLElement, by);
  }
}

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', ({ seen }: Bar) => ({ transform: seen }));
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      constructor(readonly m42: number) {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a bar that grows has its old room until it is there, one that shrinks its new room at once', () => {
  const bar = new Bar();
  bar.becomes(140);
  expect([bar.room, bar.motions[0]?.from]).toEqual([100, 'translateY(40px)']);
  bar.motions[0]?.onfinish?.();
  expect(bar.room).toBe(140);
  const other = new Bar();
  other.becomes(60);
  expect([other.room, other.offsetHeight, other.motions[0]?.from]).toEqual([60, 100, 'translateY(-40px)']);
});

test.each([
  { next: 180, seen: 10, room: 100, from: 50 },
  { next: 120, seen: 10, room: 100, from: -10 },
  { next: 80, seen: 30, room: 80, from: -30 },
])('a bar on its way from 100 to 140 that becomes $next goes there from where it is seen', ({ next, seen, room, from }) => {
  const bar = new Bar();
  bar.becomes(140);
  bar.becomes(next, seen);
  expect(bar.motions.at(-1)?.from).toBe(`translateY(${from}px)`);
  expect(bar.room).toBe(room);
  // What began before takes nothing away when it would have ended.
  bar.endEarlier();
  expect(bar.room).toBe(room);
  bar.motions.at(-1)?.onfinish?.();
  expect(bar.room).toBe(next);
});
