// `npm start`: the whole product on its embedded database.
process.argv.splice(2, 0, 'serve');
await import('./cli.mjs');
