import type { Plugin } from 'vite';

export declare function inlineAt(): Plugin;
export declare function writtenOut(code: string): string;
