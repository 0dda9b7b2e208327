// Everything that can be said about the code without running it.
import { install, run } from './setup.mjs';

install();
run('npx', ['tsc', '-p', '.']);
run('npx', ['tsc', '-p', 'packages/web']);
run('npx', ['tsc', '-p', 'e2e']);
run('npx', ['biome', 'check', '--error-on-warnings', '.']);
run('npx', ['knip']);
