import { build, installToRun } from './setup.mjs';

installToRun();
await build();
