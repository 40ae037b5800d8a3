// boardgame.io's own server, which keeps its tables in memory.
const { Server, Origins } = require("boardgame.io/server");
const { Draft } = require("./game.js");
console.info = console.log = () => {}; // one line for each socket would cost time
Server({ games: [Draft], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
