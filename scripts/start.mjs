// `npm start`: the whole product on its embedded database. Its flag gives what is soon garbage more room, so that less of it
// is copied about: a tenth less processor time a move (docs/scale.md).
process.argv.splice(2, 0, 'serve');
await import('./cli.mjs');
