import { createConnection, createServer, type Server, type Socket } from 'node:net';

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  /** How the client began, so that lines can be told apart. */
  said: string;
  swallow: boolean;
  loseNext: boolean;
}

/** A line to a PostgreSQL that can be broken in the ways real ones break. */
export class Wire {
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  #down = false;
  #losing: string | undefined;
  #goDown = false;
  #silent: string | undefined;
  #port = 0;

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, port));
  }

  static async to(url: string): Promise<{ wire: Wire; url: string }> {
    const address = new URL(url);
    const wire = new Wire(Number(address.port));
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    const listening = wire.#server.address();
    wire.#port = typeof listening === 'object' && listening !== null ? listening.port : 0;
    address.port = String(wire.#port);
    return { wire, url: address.href };
  }

  /** Nothing comes through any more, and everybody notices. */
  down(): void {
    this.#down = true;
    for (const line of this.#lines) hangUp(line);
  }

  up(): void {
    this.#down = false;
  }

  /** Lines on which this was or will be said go silent, until `speak`; nobody notices. */
  silence(said: string): void {
    this.#silent = said;
    for (const line of this.#lines) if (line.said.includes(said)) line.swallow = true;
  }

  /** New lines are as they should be; those that went silent stay so. */
  speak(): void {
    this.#silent = undefined;
  }

  /** Lines on which this was said break. */
  cut(said: string): void {
    for (const line of this.#lines) if (line.said.includes(said)) hangUp(line);
  }

  /** The answer to the next message in which this is said is lost together with its line, or with all of them; the message arrives. */
  loseAnswerTo(said: string, andGoDown = false): void {
    this.#losing = said;
    this.#goDown = andGoDown;
  }

  async close(): Promise<void> {
    this.down();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lose(line: Line): void {
    if (this.#goDown) this.down();
    hangUp(line);
  }

  #join(near: Socket, port: number): void {
    if (this.#down) {
      near.destroy();
      return;
    }
    const line: Line = { near, far: createConnection(port, '127.0.0.1'), said: '', swallow: false, loseNext: false };
    this.#lines.add(line);
    near.on('data', (data) => {
      const text = data.toString('latin1');
      if (line.said.length < 4_000) line.said += text;
      if (this.#losing !== undefined && text.includes(this.#losing)) {
        this.#losing = undefined;
        line.loseNext = true;
      }
      if (this.#silent !== undefined && text.includes(this.#silent)) line.swallow = true;
      if (!line.swallow) line.far.write(data);
    });
    line.far.on('data', (data) => {
      if (line.loseNext) this.#lose(line);
      else if (!line.swallow) near.write(data);
    });
    for (const side of [near, line.far]) {
      side.on('error', () => hangUp(line));
      side.on('close', () => {
        this.#lines.delete(line);
        if (!line.swallow) hangUp(line);
      });
    }
  }
}

function hangUp({ near, far }: Line): void {
  near.destroy();
  far.destroy();
}
