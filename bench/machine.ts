import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, fdatasyncSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { quantile } from './drive-fleet';

/** The system counts processor time in ticks of 10 ms. */
const TICK = 10;

/** Milliseconds on a processor since the machine started: of some processes, of this one, of everybody. */
export interface Spent {
  readonly at: number;
  readonly server: number;
  readonly database: number;
  readonly driver: number;
  readonly all: number;
}

export interface Share {
  /** Milliseconds. */
  readonly server: number;
  readonly database: number;
  /** Processors. */
  readonly driver: number;
  readonly others: number;
}

/** `database`: the folder of the PostgreSQL that the server uses. */
export function processorTime(child: ChildProcess, database?: string): Spent {
  const { user, system } = process.cpuUsage();
  // The first line: "cpu", then ticks in user, nice, system, idle, waiting for disks, interrupts …
  const [cpu = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [, u = 0, nice = 0, sys = 0, , , irq = 0, soft = 0] = cpu.split(/\s+/).map(Number);
  return {
    at: performance.now(),
    server: ofProcess(child.pid ?? 0),
    database: database === undefined ? 0 : ofPostgres(database),
    driver: (user + system) / 1000,
    all: (u + nice + sys + irq + soft) * TICK,
  };
}

export function between(before: Spent, after: Spent): Share {
  const elapsed = after.at - before.at;
  const server = after.server - before.server;
  const database = after.database - before.database;
  const driver = after.driver - before.driver;
  const others = Math.max(0, after.all - before.all - server - database - driver) / elapsed;
  return { server, database, driver: driver / elapsed, others };
}

function ofProcess(pid: number): number {
  try {
    // After the name in brackets; the 12th to 15th figure: in user and system code, the same of children that have ended.
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return figures.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;
  } catch {
    // It has just ended; then its parent counts it.
    return 0;
  }
}

function ofPostgres(folder: string): number {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return 0;
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + ofProcess(pid), 0);
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Memory that the process holds, as the operating system counts it. */
export function residentBytes(child: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

/** Processes that wanted a processor, on average over the last minute. */
export function load(): number {
  return loadavg()[0] ?? 0;
}

const LINE = Buffer.from(`${'x'.repeat(199)}\n`);

/** What the disk takes for one short line and its synchronisation, again and again for a moment. */
export class Disk {
  readonly #file: string;
  #times: number[] = [];

  constructor(folder: string) {
    this.#file = join(folder, 'disk');
  }

  probe(lines = 120): void {
    const file = openSync(this.#file, 'a');
    for (let i = 0; i < lines; i++) {
      const started = performance.now();
      writeSync(file, LINE);
      fdatasyncSync(file);
      this.#times.push(performance.now() - started);
    }
    closeSync(file);
    rmSync(this.#file);
  }

  get p50(): number {
    return quantile(this.#sorted(), 0.5);
  }

  get p99(): number {
    return quantile(this.#sorted(), 0.99);
  }

  #sorted(): number[] {
    return this.#times.toSorted((a, b) => a - b);
  }
}
