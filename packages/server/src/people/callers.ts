/**
 * Players who were heard of by HTTP: a program that asks from time to time is as much here as one with
 * a socket. What is older than the last time it was stored is forgotten; the store knows it.
 */
export class Callers {
  readonly #heard = new Map<string, number>();

  heard(player: string, at: number): void {
    this.#heard.set(player, at);
  }

  last(player: string): number | undefined {
    return this.#heard.get(player);
  }

  /** Those who were heard of since `before`. */
  since(before: number): string[] {
    for (const [player, at] of this.#heard) if (at < before) this.#heard.delete(player);
    return [...this.#heard.keys()];
  }
}
