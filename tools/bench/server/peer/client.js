// Reads a number of tables a line, plays them to the end, and says how many answers that took and how long.
const { io } = require("socket.io-client");
const [port] = process.argv.slice(2);
let name = 0;
function seat(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/draft`, { transports: ["websocket"], forceNew: true });
  let sent = -1, answers = 0, started = false, state = null, finish;
  const over = new Promise((resolve) => { finish = resolve; });
  const step = () => {
    if (!started || !state) return;
    if (state.ctx.gameover) { finish(answers); return; }
    const hand = state.G.hands[playerID];
    if (state.G.chosen[playerID] !== null || sent === state.G.picks) return;
    sent = state.G.picks;
    answers += 1;
    const action = { type: "MAKE_MOVE", payload: { type: "pick", args: [hand[Math.floor(Math.random() * hand.length)]], playerID } };
    socket.emit("update", action, state._stateID, matchID, playerID);
  };
  const ready = new Promise((resolve) => {
    socket.on("sync", (id, info) => { state = info.state; resolve(); step(); });
  });
  socket.on("update", (id, next) => { if (!state || next._stateID >= state._stateID) { state = next; step(); } });
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  return { ready, over, start: () => { started = true; step(); }, close: () => socket.close() };
}
async function main() {
  for await (const line of require("readline").createInterface({ input: process.stdin })) {
    const seats = [];
    for (let table = 0; table < Number(line); table++) {
      const id = `table${name++}`;
      for (const player of ["0", "1"]) {
        const sitting = seat(id, player);
        await sitting.ready;
        seats.push(sitting);
      }
    }
    console.log("ready");
    await new Promise((resolve) => setTimeout(resolve, 200));
    const began = process.hrtime.bigint();
    for (const each of seats) each.start();
    const given = await Promise.all(seats.map((each) => each.over));
    console.log(JSON.stringify({ answers: given.reduce((a, b) => a + b, 0), seconds: Number(process.hrtime.bigint() - began) / 1e9 }));
    for (const each of seats) each.close();
  }
  process.exit(0);
}
main();
