#!/usr/bin/env node
// `quarterdeck …`: installs and builds what is missing, then runs the command line program.
import { build, installToRun, root } from './setup.mjs';

installToRun();
await build();
process.argv[1] = `${root}/dist/quarterdeck.js`;
await import('../dist/quarterdeck.js');
