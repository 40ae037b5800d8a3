// A draft for two seats: four rounds of five cards each, four picks a round, hands are exchanged after each pick.
const { ActivePlayers } = require("boardgame.io/core");

const CARDS = 18, ROUNDS = 4, HAND = 5;

function deal(G, random) {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  G.hands = { 0: deck.slice(0, HAND), 1: deck.slice(HAND, 2 * HAND) };
  G.deck = deck.slice(2 * HAND);
}

function pick({ G, playerID, random, events }, card) {
  if (G.chosen[playerID] !== null || !G.hands[playerID].includes(card)) return "INVALID_MOVE";
  G.chosen[playerID] = card;
  if (G.chosen[0] === null || G.chosen[1] === null) return;
  for (const seat of [0, 1]) {
    G.hands[seat] = G.hands[seat].filter((each) => each !== G.chosen[seat]);
    G.kingdoms[seat].push(G.chosen[seat]);
    G.chosen[seat] = null;
  }
  G.hands = { 0: G.hands[1], 1: G.hands[0] };
  G.picks += 1;
  if (G.picks % (HAND - 1) === 0) {
    if (G.picks === ROUNDS * (HAND - 1)) events.endGame({ picks: G.picks });
    else deal(G, random);
  }
}

exports.Draft = {
  name: "draft",
  setup: ({ random }) => {
    const G = { hands: {}, deck: [], kingdoms: { 0: [], 1: [] }, chosen: { 0: null, 1: null }, picks: 0 };
    deal(G, random);
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { pick: { move: pick, client: false, ignoreStaleStateID: true } },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(Object.entries(G.hands).map(([s, h]) => [s, s === playerID ? h : h.length])),
    chosen: Object.fromEntries(Object.entries(G.chosen).map(([s, c]) => [s, s === playerID ? c : c !== null])),
  }),
};
