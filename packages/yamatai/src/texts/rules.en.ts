export const rules = {
  // Components and terms
  'YA-001': 'Yamataï is played with 2, 3 or 4 players.',
  'YA-002': 'The board shows 34 islands. The sea around them holds boat spaces that are joined by dotted lines.',
  'YA-003': 'A boat space has room for one boat only. Without a boat it counts as empty.',
  'YA-004': 'Two boat spaces are connected only when a single dotted line leads straight from one to the other.',
  'YA-005': 'A boat is adjacent to an island when its space lies on the shore of that island.',
  'YA-006':
    'Two islands are adjacent when a stretch of dotted line runs between them as a shared border. Touching at a corner is not enough.',
  'YA-007': 'Five boat spaces on the left edge of the board are entry spaces.',
  'YA-008':
    'There are 80 boats: 22 bamboo (green), 19 wood (brown), 16 stone (black), 13 clay (red) and 10 gold (yellow). Boats not in use form the supply.',
  'YA-009': 'There are 10 fleet tiles, numbered 1 to 10. Each shows 1 to 3 boats and has one power.',
  'YA-010':
    'There are 28 building tiles: 21 standard buildings, 4 palaces and 3 torii. The left side shows the boats needed, the right side 1 to 6 prestige points (PP).',
  'YA-011': 'Palaces and torii are the prestige buildings. Once they stand on the board they belong to nobody.',
  'YA-012': 'Some of the standard building tiles are trading posts, the others plain houses.',
  'YA-013': 'There are 18 specialists. Each is worth 0 to 4 PP.',
  'YA-014':
    'There are 34 culture tokens: five in each of six colours and four blanks. One token of each of these seven kinds has a black rim and marks a mountain.',
  'YA-015':
    'There are 7 mountain tiles, 8 Sacred Ground tokens, 24 prestige tokens worth 1 PP each and 73 coins (23 ones, 32 twos, 18 tens).',
  'YA-016': 'There are 10 blue, 10 orange, 8 purple and 6 grey standard buildings, plus 4 palace and 3 torii figures.',
  'YA-017': 'There are six turn-order meeples: 2 blue, 2 orange, 1 purple and 1 grey.',
  'YA-018':
    'Your mat has five areas, one for each step of a turn. Area 1 holds your fleet tile, area 2 lists the boat prices, area 4 is your dock with one berth.',
  'YA-019': 'Coins and prestige tokens never run out. If the pile is empty you still get what you earned.',
  // Setup
  'YA-020': 'At setup the specialists are shuffled and five are laid open on the specialist spots. The others form a face-down deck.',
  'YA-021': 'At setup the building tiles are shuffled and five are laid open in the building row. The others form a face-down deck.',
  'YA-022':
    'At setup the fleet tiles are shuffled onto the ten spots of the fleet track. Spots 1 to 5 lie face up, spots 6 to 10 face down.',
  'YA-023': 'At setup the culture tokens are mixed face down, one is put on each island, and then all are turned up.',
  'YA-024': 'A mountain tile goes under every token with a black rim, the blank one included. That island stays a mountain all game.',
  'YA-025':
    'The four blank tokens are taken off again. So 30 islands start with a culture token and 4 without; exactly one of those 4 is a mountain.',
  'YA-026': 'Two players use blue and orange. Purple joins with three players, grey with four.',
  'YA-027': 'You start with a mat and 10 coins.',
  'YA-028': 'Each player starts with 10 standard buildings in a game for two, 8 in a game for three and 6 in a game for four.',
  'YA-029': 'Each player has one meeple with three or four players, and two meeples with two players.',
  'YA-030': 'For the first round all meeples in play are put on the lowest turn-order spots in random order.',
  'YA-031':
    'Boats, coins, prestige tokens, Sacred Ground tokens and prestige figures form the supply. At the start there are no boats on the sea.',
  // Round
  'YA-032': 'The number of rounds is not fixed; you play until an end condition is met.',
  'YA-033': 'Every meeple gets one turn per round. With two players you therefore have two turns per round, otherwise one.',
  'YA-034': 'Turns follow the turn-order track from the lowest number to the highest.',
  'YA-035':
    'A turn has fixed steps: 1 take a fleet (must), 2 trade (may), 3a place boats (may), 3b collect culture or build, 3c building bonuses, 4 moor leftover boats (must), 5 recruit (may). You cannot go back to an earlier step.',
  // Step 1 – take a fleet tile
  'YA-036': 'In step 1 you must take one of the face-up fleet tiles still on the track.',
  'YA-037': 'Your fleet tile and the meeple of this turn go to area 1 of your mat and stay there until the round ends.',
  'YA-038': 'You take all boats shown on your fleet tile from the supply. If some of them are missing there, you do not get those.',
  'YA-039': 'The boats you receive lie in front of you and can be used this turn.',
  'YA-040': 'You may use the power of your fleet tile once, at any point of the same turn. If you do not, it is lost.',
  // Step 2 – trade
  'YA-041': 'In step 2 you may make one trade: buy one boat from the supply or sell one boat to it.',
  'YA-042': 'Buying and selling use the price on your mat, 1 to 4 coins depending on the colour. You must be able to pay it.',
  'YA-043': 'A bamboo boat costs 1 coin, wood 2, stone 3 and clay 4.',
  'YA-044': 'You may buy or sell gold boats only if you have recruited Kinu.',
  'YA-045': 'A boat you buy can be used this turn like those from your fleet. A boat you sell goes back to the supply.',
  // Step 3a – place boats
  'YA-046':
    'In step 3a you may place any number of the boats received this turn and the boats moored in your dock, or none. Boats beside the dock can no longer be used.',
  'YA-047': 'A boat can only be placed on an empty boat space.',
  'YA-048': 'Your first boat of the turn goes on an empty entry space, or on an empty space connected to a boat of the same colour.',
  'YA-049':
    'For your first boat a single connected boat of its colour is enough. The colour of other neighbours and who placed them do not matter.',
  'YA-050':
    'Every further boat, of any colour, goes on an empty space connected to the boat you placed just before. Your boats of a turn form one chain without branches.',
  'YA-051': 'Boats placed this turn stay marked until step 4, so everyone can see which ones count for collecting and building.',
  'YA-052': 'Boats on the board belong to nobody and stay where they are.',
  // Step 3b – collect culture or build
  'YA-053':
    'If you placed at least one boat you must either collect culture tokens or build exactly one building. Only if neither is possible does nothing happen.',
  'YA-054': 'If you placed no boat this turn, you can neither collect nor build.',
  'YA-055':
    'When collecting, you take one culture token for each boat you placed this turn, from one island adjacent to that boat, if there is a token left.',
  'YA-056': 'A token on a mountain is collected like any other. The mountain tile stays on the island.',
  'YA-057': 'You keep the tokens you collect. They serve only to pay for specialists.',
  'YA-058': 'To build, choose one open building tile or one you have reserved, and one island for it.',
  'YA-103': 'One fleet power lets you reserve a building tile. It leaves the row or the deck and lies before you; only you may build it.',
  'YA-059': 'You may build only on an island adjacent to at least one boat you placed this turn.',
  'YA-060': 'You may build only on an island without a building. No island ever holds two.',
  'YA-061':
    '{clearedIslandsOnly, select, true {At this table you build only on islands whose culture token is gone.} other {A culture token on an island does not stop you from building there.}}',
  'YA-062': 'All boats shown on the tile must be adjacent to the island, in the right colours and numbers. Extra boats do no harm.',
  'YA-063': 'It does not matter who placed the boats you need, or when. They stay on the board after you build.',
  'YA-064': 'You keep the tile you built in front of you. Its PP count at the end of the game.',
  'YA-065': 'For a standard tile you place one building of your own colour, for a palace or torii tile the matching figure.',
  'YA-066': 'Without a standard building left you cannot build a standard tile.',
  'YA-067': 'You build at most one building per turn. A palace or torii counts as that building.',
  // Bonuses for a standard building
  'YA-068': 'After building a standard building you get 1 prestige token for each prestige building on an adjacent island.',
  'YA-069': 'A standard building on a mountain gives you 1 prestige token.',
  'YA-070':
    'A group is two or more buildings of one colour in which each is adjacent to another of them. It is always counted as large as possible.',
  'YA-071':
    'If your new standard building starts or enlarges a group of your colour, you get 1 coin per building in that group, the new one included.',
  'YA-072': 'If the building just built is a trading post, the coins for its group are doubled.',
  'YA-073': 'A palace or torii brings no bonus when built and never belongs to a group.',
  // Step 4 – moor leftover boats
  'YA-074': 'In step 4 the boats placed this turn lose their mark.',
  'YA-075': 'In step 4 you may moor one boat you did not place in your dock and use it in a later turn.',
  'YA-076': 'If your dock is full, you may replace a moored boat with another. The replaced boat goes beside the dock.',
  'YA-077': 'All other boats you did not place go beside the dock and cannot be used again in this game.',
  'YA-078': 'With the specialist Riu your dock has three berths instead of one.',
  // Step 5 – recruit
  'YA-079': 'In step 5 you may recruit one open specialist. You pay 2 culture tokens of the same colour or 3 of three different colours.',
  'YA-080': 'You also get all coins lying on the specialist you recruit.',
  'YA-081':
    'A specialist lies face up before you and works from then on. A power marked once per turn can be used once in each of your turns.',
  'YA-082': 'The empty specialist spot is filled again only at the end of the round.',
  'YA-083': 'Culture tokens you pay leave the game.',
  'YA-084': 'After step 5 the next meeple on the turn-order track takes its turn.',
  // End of round
  'YA-085':
    'At the end of a round it is first checked whether someone has built their last standard building. If so, the game ends and no new round is prepared.',
  'YA-092': 'If at least one boat colour has run out in the supply when the next round is prepared, the game ends at once.',
  'YA-086':
    'At the end of a round 2 coins are put on every specialist still on display. Then empty spots are filled from the deck; new specialists start without coins.',
  'YA-087': 'If a specialist spot cannot be filled, the game ends at once.',
  'YA-088': 'Next the building row is filled up to five tiles. If that is not possible, the game ends at once.',
  'YA-089':
    'For the next round each meeple moves to the turn-order spot with the number of its fleet tile. With two players both meeples of each player do so.',
  'YA-090': 'The fleet tiles left on the track slide to the left without gaps. Then tiles are turned up from the left until five lie open.',
  'YA-091': 'The fleet tiles used this round are shuffled together and laid face down on the free spots at the right end of the track.',
  // Game end, scoring, ties
  'YA-093':
    'The game ends after the round in which a player built their last standard building. That round is played to its end; palaces and torii do not count.',
  'YA-094':
    'The game also ends at once if, while a round is being prepared, a boat colour is gone from the supply or the specialists or building tiles cannot be filled up.',
  'YA-095': 'At the end you score 1 PP for every 5 coins.',
  'YA-096': 'At the end each prestige token scores 1 PP.',
  'YA-097': 'At the end you score the PP printed on every building tile you built, standard or prestige.',
  'YA-098': 'At the end you score the PP of each of your specialists, plus their end-of-game powers.',
  'YA-099': 'Each building tile you reserved but did not build costs you 1 PP at the end.',
  'YA-100': 'Every two boats beside your dock cost you 1 PP at the end; an odd one costs nothing. Boats in the dock do not count.',
  'YA-101': 'The player with the most PP wins.',
  'YA-102': 'In a tie, the tied player who had a turn earlier in the last round wins.',
  // Decisions
  'YA-D01':
    '{clearedIslandsOnly, select, true {House rule of this table: the culture token of an island must be gone before anybody builds there.} other {You may build on an island that still holds a culture token. A table may choose otherwise.}}',
  'YA-D02': 'A culture token on an island you build on stays there and can still be collected later with an adjacent boat.',
  'YA-D03': 'Once you have placed boats and a token can be collected or a building can be built, you must do one of the two.',
  'YA-D04': 'You cannot choose to collect when there is no token to take. If you can build then, you must build.',
  'YA-D05':
    'When collecting, you must take a token for every boat that still has one next to it, in any order. You need not choose so that you get as many as possible.',
  'YA-D06':
    '{limitedSwaps, select, true {Powers that move, swap or remove boats may not touch boats placed this turn.} other {Powers that move or remove boats may not touch boats placed this turn; a swap may. Under version 1 of the rules a swap may not either.}}',
  'YA-D07':
    'You may use the fleet power between any two actions of your turn, from taking the tile to the end of step 5, but never in the middle of an action. {limitedSwaps, select, true {A boat it moves or swaps does not count as placed this turn.} other {A boat it moves does not count as placed this turn. After a swap the boat that lies where you placed one this turn counts as placed this turn.}}',
  'YA-D08': 'You may sell any boat you can use: from your fleet, just bought or from your dock. Boats beside the dock cannot be sold.',
  'YA-D09': 'A boat sells for the same price it costs to buy.',
  'YA-D10': 'Your first boat may go on an empty entry space in any colour, even next to a boat of another colour.',
  'YA-D11': 'Apart from that an entry space is an ordinary boat space; later boats of a chain may use it and connect to it.',
  'YA-D12': 'From your second boat on, the colours of neighbouring boats do not matter.',
  'YA-D13': 'If a tile shows two boats of the same colour, two different boats of that colour must be adjacent to the island.',
  'YA-D14': 'The one building of your turn may be a prestige building, but you never build two buildings in a turn.',
  'YA-D15': 'A new prestige building gives nothing for standard buildings already standing next to it.',
  'YA-D16':
    'The prestige token for an adjacent palace or torii goes to whoever builds the standard building, no matter who built the palace or torii.',
  'YA-D17': 'A trading post that is not part of a group brings no coins.',
  'YA-D18': 'A trading post doubles only the coins for the group, not coins from specialists.',
  'YA-D19': 'A boat you replace in the dock goes beside it and counts for the penalty.',
  'YA-D20': 'You need not fill your dock. Boats you leave out go beside it.',
  'YA-D21': 'Boats still moored in your dock at the end cost no points.',
  'YA-D22': 'Paying with three different tokens means three different colours. A token with a black rim counts as its colour.',
  'YA-D23':
    'When a round is prepared, first the boats in the supply are checked, then the specialists, then the building tiles. The first shortage ends the game.',
  'YA-D24': 'If someone has built their last standard building, scoring follows right after the round; nothing is prepared any more.',
  'YA-D25': 'With two turns per player, a tie is decided by who took their first turn of the last round earlier.',
  'YA-D26': 'Every round starts with five open fleet tiles, whatever the number of players.',
  'YA-D27':
    'Boats, coins, tokens, specialists, docks, built tiles and tiles reserved from the row are open. Hidden are the order of the decks, face-down fleets and, for the others, tiles you looked at or reserved from the deck.',
  'YA-D28': 'You may build a tile you reserved in any of your own steps 3b, even in the turn you reserved it.',
  'YA-D29': 'After a reservation the building row is not filled before the end of the round.',
  'YA-D30': 'Nobody may build anything on an island with a Sacred Ground token.',
  'YA-D31': 'If the supply lacks boats shown on your fleet tile, you take what is there and get no substitute.',
  'YA-D32': 'There are always enough open fleet tiles: at most four are taken per round and five lie open.',
  'YA-D33': 'A specialist you recruit works from now on, so in practice from your next turn. Coins paid on recruiting come at once.',
  'YA-D34': 'You cannot pass a whole turn. You must at least take a fleet and deal with its boats in step 4.',
  'YA-D35': 'Every fleet tile has a power; those of fleets 1 and 10 are small.',
  'YA-D36':
    'Of each face-down fleet everyone knows which shuffled group it comes from, but not which tile it is. If only one tile of a group is left, it is known.',
  'YA-D37':
    'You must collect or build only if it is possible without optional powers, payments or reservations; tiles you already reserved count. You may always use a power first to make it possible.',
  'YA-D38': 'In one turn you may not both buy and sell boats of the same colour, in whichever order.',
  'YA-D39':
    'If fewer than three tiles are left in the deck, you look at those when reserving. You cannot undo a look; you may hold any number of reserved tiles, and the row is not refilled until the round ends.',
  'YA-D40':
    'Culture tokens may be swapped to and from mountains and built islands. Sacred Ground needs a token in the supply and an island free of buildings, culture tokens and Sacred Ground; boats around it and a mountain tile stay.',
  'YA-D41':
    'A moved boat needs a new empty space that is an entry space or is connected to any other boat, in any colour. {limitedSwaps, select, true {House rule of this table: you swap two boats of different colours and remove one or two boats from anywhere on the board, none of them placed this turn.} other {You swap any two boats on the board, whatever their colours. You remove one or two boats from anywhere, none of them placed this turn. In games under version 1 of the rules you swap only boats of different colours, none of them placed this turn.}}',
  'YA-D42':
    'You collect boat by boat in any order; after the first token you can no longer build this turn. The extra token from Mei is optional, comes last and needs at least one token collected normally.',
  'YA-D43':
    'With Riu you may place boats from all three berths. An unused moored boat keeps its berth and goes beside the dock only if you replace it.',
  'YA-D44': 'You choose which culture tokens you pay. With Tama any two will do.',
  'YA-D45':
    'With two players each of your turns has its own fleet and power, and once-per-turn powers work in both. Your dock and specialists serve both turns.',
  'YA-D46': 'If there is no legal space for a first boat, you place none and can neither collect nor build.',
  'YA-D47': 'A final score can be negative. Only the total of your coins matters, not their denominations.',
  'YA-D48': 'A gold boat costs 5 coins with Kinu, or 4 if you also have Sora. Selling it always brings 5.',
  'YA-D49': 'A boat is adjacent to every island on whose shore its space lies. That corners do not count holds only between two islands.',
} as const satisfies Readonly<Record<string, string>>;

export type RuleId = keyof typeof rules;
