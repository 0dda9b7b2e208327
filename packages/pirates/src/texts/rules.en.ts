export const rules = {
  // A1 Components and state
  'PI-001': 'The game is for 2, 3 or 4 players.',
  'PI-002': 'Whoever owns the most chests after the final scoring wins.',
  'PI-003': 'Chests are your money and your victory points at the same time. The score track shows how many you have.',
  'PI-004': 'You have 10 dice in your colour; each die is one pirate ship.',
  'PI-005':
    'Each of your 10 ships is in exactly one place: in reserve, free, loaded, on guard, or at sea while a plunder is being resolved.',
  'PI-006': 'You can never own more than 10 ships.',
  'PI-007': 'The 4 red dice belong to nobody. They serve as caravan ships and as the dice of the Maelstrom and the Tavern.',
  'PI-008': 'There are 28 role cards; every player has the same 7 roles.',
  'PI-009': 'There are 31 adventure cards: 30 caravans, harbours and curses to play, and 1 End card, “End of Adventures”.',
  'PI-010': 'England, Spain, France and Holland have 4 caravan cards each, 16 in all.',
  'PI-011': 'The 60 loot cards show goods (rum, coffee or fruit) or a talisman.',
  'PI-012': 'There are 4 privateer tiles, one for each country.',
  'PI-013': 'Each player has a tile that marks 40 chests on one side and 80 on the other.',
  'PI-014': 'Ritual tiles, black marks and yin-yang tokens never run out.',
  'PI-015':
    'The adventure display has three fields: the current harbour on the left, the face-down deck in the middle, and played caravans and curses face up on the right.',
  'PI-016': 'The game starts in the Pirate Bay, where only rum is in high demand.',
  'PI-018':
    'Dice are thrown onto the sea chart, whose rim is the limit. The board holds the score track, the tiles and the treasure island.',
  'PI-017': 'The role strip shows the order in which the roles are called. It also serves as a ruler when distances are in doubt.',
  // A2 Setup
  'PI-020': 'With fewer than 4 players, the dice and role cards of unused colours stay out of the game.',
  'PI-021': 'The 30 playable adventure cards are shuffled without the End card.',
  'PI-022': 'The End card lies on top of the 4 lowest cards of the adventure deck; all other cards are above it.',
  'PI-023': 'You start with 3 random adventure cards in hand.',
  'PI-024':
    'After dealing, 20 cards lie above the End card with two players, 17 with three and 14 with four. Nobody starts with the End card.',
  'PI-025': 'The 60 loot cards form a shuffled face-down deck; the loot discard pile starts empty.',
  'PI-026': 'You start with 7 free ships and 3 ships in reserve.',
  'PI-027': 'You start with 7 chests.',
  'PI-028': 'You start with all 7 of your role cards in hand.',
  'PI-029': 'You start without yin-yang tokens, black marks, privateer tiles, rituals, goods, talismans and guards.',
  'PI-030': 'The Pirate Bay is the current harbour until a harbour card is played.',
  'PI-032': 'The 3 reserve dice of each player and the 4 red dice lie ready beside the sea chart.',
  'PI-031': 'A random player becomes start player and takes the marker.',
  // A3 Round structure
  'PI-040': 'In each round everyone first chooses a role; then the roles are carried out, and the round ends.',
  'PI-041': 'You secretly choose one role card from your hand and lay it face down.',
  'PI-042': 'Role cards you played earlier and have not taken back lie face up in front of you and cannot be chosen.',
  'PI-043': 'Everyone chooses at the same time, and nobody sees a choice before it is revealed.',
  'PI-044': 'Roles are called in this order: Shipbuilder, Governor, Captain, Islander, Shaman, Merchant, Cartographer.',
  'PI-045': 'Your chosen role stays face down until it is called. Then everyone who chose it turns it up.',
  'PI-046': 'A role that nobody has chosen is passed over.',
  'PI-047':
    'If several players chose the same role, they take their turns clockwise, beginning with the start player or the nearest of them after the start player.',
  'PI-048': 'Each player finishes the whole action before the next one begins.',
  // A4 Gifts and penalties
  'PI-050': 'If you are the only one who chose a role, you receive its gift.',
  'PI-051': 'With 3 or 4 players, the start player receives the gift twice if nobody else chose the same role.',
  'PI-052': 'If you do not use the action of your role, you get no gift.',
  'PI-053':
    '{twoSeatGift, select, both {With two players, each of you gets a single gift if the two roles differ. There is no double gift.} other {With two players, the start player gets a single gift if the two roles differ. There is no double gift.}}',
  'PI-054':
    '{twoSeatGift, select, both {With two players, the one who is not start player gets the same gift as the start player would.} other {With two players, the one who is not start player gets no gift.}}',
  'PI-055': 'Whether you are alone in a role depends on the cards chosen, not on who carries out the action.',
  'PI-056': 'If you cannot or do not want to carry out the action of your role, you take 1 black mark.',
  'PI-057': 'At the end of the game each of your black marks costs you 3 chests.',
  // A5 Role 1: Shipbuilder
  'PI-060': 'As Shipbuilder you buy one or more of your ships from the reserve for 1 chest each.',
  'PI-061': 'You cannot buy more ships than you have in reserve or can pay for with your chests.',
  'PI-062': 'Ships you buy are free ships straight away.',
  'PI-063': 'If you need fewer guards after paying, the surplus guards come back as free ships.',
  'PI-064': 'Shipbuilder gift: 1 of your ships from the reserve for free, or 2 as a double gift.',
  'PI-065': 'The gift can only give you ships that are still in your reserve after you have bought.',
  'PI-066': 'If you buy no ship as Shipbuilder, for whatever reason, you take 1 black mark.',
  'PI-067': 'You may perform rituals in your Shipbuilder turn.',
  'PI-068': 'The Shipbuilder card stays on the table at the end of the round.',
  // A6 Role 2: Governor
  'PI-070':
    'As Governor you become privateer of a country whose tile is still available: you take that tile, all your reserve ships for free and 1 black mark.',
  'PI-071': 'You may own several privateer tiles and gain one more with each Governor action.',
  'PI-072': 'Each privateer tile has only one owner and is never given back.',
  'PI-073': 'As privateer of a country you take 1 black mark each time one of its caravans is plundered.',
  'PI-074': 'Governor gift: you do not take the black mark of this action. As a double gift you also return 1 black mark you had before.',
  'PI-075': 'If no privateer tile is left, or you do not want one, you take 1 black mark and get neither a tile nor ships.',
  'PI-076': 'You may perform rituals in your Governor turn.',
  'PI-078': 'Each country has only 4 caravans, so look at how many have already been plundered before you choose a tile.',
  'PI-077': 'The Governor card stays on the table at the end of the round.',
  // A7 Role 3: Captain, calling the plunder
  'PI-080': 'As Captain you play one caravan card from your hand, face up onto the right field.',
  'PI-081':
    'A caravan card shows its country and how many ships sail in it. The four caravans of every country have {caravans} ships here.',
  'PI-082': 'Beginning with the player of the card and going clockwise, everyone decides how many ships to send.',
  'PI-083': 'You may send at most the number of caravan ships plus 1 with four players, plus 2 with three, plus 3 with two.',
  'PI-084': 'Only free ships can be sent, not loaded ones and not guards.',
  'PI-085': 'You need not send any; otherwise you may send any number, up to the limit of the plunder and of your own free ships.',
  'PI-086': 'Ships are sent openly one player after another, so later players see what earlier ones have sent.',
  'PI-087': 'If you send no ship to a plunder, you take 1 black mark, even if you had none to send.',
  'PI-088': 'If you are privateer of the caravan’s country and send a ship, you take 1 black mark at once.',
  'PI-089': 'So a privateer of the caravan’s country takes exactly 1 black mark per plunder, with or without sending ships.',
  'PI-090': 'Captain gift: 2 yin-yang tokens, or 4 as a double gift.',
  'PI-091': 'If you play no caravan card as Captain, you take 1 black mark.',
  'PI-092': 'With several Captains, each plunder is finished, loot included, before the next Captain plays a card.',
  'PI-093': 'You cannot perform rituals in your Captain turn.',
  'PI-094': 'If you played the Captain, you take all your played role cards back at the end of the round.',
  // A8 Plunder: throw and battle
  'PI-095': 'All the ships sent and one red die per caravan ship are thrown together onto the sea chart by the player of the card.',
  'PI-096': 'Every die must stay on the chart; if one leaves it, all dice are thrown again.',
  'PI-097': 'Black marks for sending or not sending ships are taken before the throw and stay, whatever happens.',
  'PI-098': 'The pips on top of a die are the fire-power of that ship for the whole battle.',
  'PI-099': 'Only a red ship and a pirate ship fight each other. Pirates do not sink pirates, and caravan ships do not sink caravan ships.',
  'PI-100':
    'The caravan ship and pirate ship that are nearest to each other fight first; distance counts from the centre of a die to the centre of the other.',
  'PI-101': 'In a fight the ship with the higher fire-power sinks the other one.',
  'PI-102': 'If both have the same fire-power, both ships sink.',
  'PI-103':
    'The dice stay where they are. After each fight, look again for the two enemies nearest to each other among the ships that are left.',
  'PI-104': 'A ship that wins may fight again and win several times.',
  'PI-105': 'The battle goes on until all caravan ships or all pirate ships have been sunk.',
  'PI-106':
    'If it is not clear which pair is nearest, measure the distances. If that does not settle it, the player of the caravan card decides.',
  'PI-107': 'Each of your ships that is sunk goes to your reserve and brings you 1 yin-yang token, unless Unsinkable Ship saves it.',
  'PI-108': 'You get yin-yang tokens for sunk ships even if the plunder fails.',
  'PI-109': 'Pirate ships that survive return to their owners as free ships.',
  'PI-110': 'Once played, a caravan card lies on the right field for good and is not used again.',
  // A9 Loot and loading
  'PI-115': 'There is loot only if every caravan ship has been sunk.',
  'PI-116':
    'Everyone draws 1 loot card for each of their ships that took part and was not sunk, beginning with the player of the card and going clockwise.',
  'PI-117':
    'A talisman lies open in front of you without needing a ship. It brings 1 yin-yang token at once and 1 chest at the end of the game.',
  'PI-118': 'For each new good you choose: load it on a ship right away or discard it.',
  'PI-119': 'A ship carries 1 good unless it has a Double Hold.',
  'PI-120': 'A loaded ship cannot join a plunder until its good has been sold or lost.',
  'PI-121': 'You may not throw away goods loaded earlier, neither to make room for new ones nor to free a ship.',
  'PI-122': 'Any of your free ships may carry a new good, also one that did not take part.',
  'PI-123': 'Goods from any other source, such as the Islander gift or the Tavern, must also be loaded or discarded at once.',
  'PI-124': 'You can carry 1 good per free or loaded ship, plus 1 more for each Double Hold level, but never more than 2 per ship.',
  'PI-125': 'Your goods are always stowed on as few ships as your Double Hold allows; all your other ships that are not on guard are free.',
  'PI-126':
    'Once the loot deck is used up, the discarded loot is shuffled to form a new one. If there is no discarded loot either, no card is drawn.',
  // A10 Role 4: Islander
  'PI-130': 'As Islander you play a harbour card from your hand; it becomes the current harbour.',
  'PI-131': 'A harbour card shows the demand for each of the goods.',
  'PI-132': 'Islander gift: 1 loot card, or 2 as a double gift. Each good must be loaded or discarded at once.',
  'PI-133': 'If you play no harbour card as Islander, you take 1 black mark.',
  'PI-134': 'With several Islanders, harbours are played one after another, and the last one played is the current harbour.',
  'PI-135': 'You cannot perform rituals as Islander. At the end of the round you take back all your played role cards.',
  // A11 Rituals
  'PI-140':
    'You can perform rituals only in your turn as Shipbuilder, Governor, Merchant or Cartographer. Bargain is also possible in the final sale.',
  'PI-141': 'In one turn you may perform as many rituals as your yin-yang tokens pay for, also the same one several times.',
  'PI-142':
    'Double Hold costs 2 yin-yang tokens. Each time you perform it, one more of your ships can carry 2 goods for the rest of the game.',
  'PI-143': 'With a Double Hold you may shift your goods between ships at any time.',
  'PI-144': 'Unsinkable Ship costs 3 yin-yang tokens, raises your level by 1 and lasts for the rest of the game.',
  'PI-145': 'Your ritual tiles show the level as ×1, ×2, ×3 and so on; there is no upper limit.',
  'PI-146':
    'In every plunder the first of your ships to be sunk, as many as your Unsinkable level, return to you instead of going to the reserve. They bring neither yin-yang tokens nor loot.',
  'PI-147': 'Unsinkable Ship does not protect you against curses.',
  'PI-148':
    '{bargainGoods, select, any {Bargain costs 3 yin-yang tokens each time: you sell any two goods, alike or different, each at the price the harbour pays for 3 or more of it.} other {Bargain costs 3 yin-yang tokens each time: you sell two different goods, one card of each, at the price the harbour pays for 3 or more of that good.}}',
  'PI-149': 'Bargain pays its chests at once and leaves no tile behind.',
  // A12 Role 5: Shaman and the curses
  'PI-150': 'As Shaman you play a curse card from your hand onto the right field, and it takes effect.',
  'PI-151': 'A curse spares nobody; it also hits you if you played it yourself.',
  'PI-152': 'Guard ships are safe from every curse except Wages.',
  'PI-153': 'Only free and loaded ships are exposed to the Kraken, Iceberg, Sirens, Mutiny, Maelstrom and Idol.',
  'PI-154':
    'Shaman gift: with the Kraken, Iceberg, Sirens, Mutiny or Maelstrom you keep 3 of your ships out of the throw, or 6 as a double gift.',
  'PI-155': 'With Wages, the Tavern or the Idol the Shaman gift brings nothing.',
  'PI-156':
    'Kraken: all free and loaded ships are thrown. For each of your dice showing 1 you discard 1 fruit, or lose a ship to the reserve if you have no fruit left.',
  'PI-157':
    'Iceberg: all free and loaded ships are thrown. For each of your dice showing 2 you discard 1 coffee, or lose a ship to the reserve if you have no coffee left.',
  'PI-158':
    'Sirens: all free and loaded ships are thrown. For each of your dice showing 3 you discard 1 rum, or lose a ship to the reserve if you have no rum left.',
  'PI-159':
    'Mutiny: all free and loaded ships are thrown. For each of your dice showing 4 you discard 1 card of the good most in demand in the current harbour, or lose a ship to the reserve if you have none left.',
  'PI-160':
    'Maelstrom: all free and loaded ships are thrown with 1 red die. Its number tells how many ships are hit, the nearest ones first; for each of yours you discard 1 talisman, or lose the ship to the reserve if you have none.',
  'PI-161': 'Wages: you lose 2 chests for each of your guard ships. Guards no longer needed then return.',
  'PI-162':
    '{tavern, select, reversed {Tavern: the Shaman throws 1 red die per player and gives one to everyone. 1: gain 3 yin-yang tokens; 2: draw a loot card; 3: gain 1 chest; 4: lose 1 chest; 5: lose a good of your choice; 6: take a black mark.} other {Tavern: the Shaman throws 1 red die per player and gives one to everyone. 1: take a black mark; 2: lose a good of your choice; 3: lose 1 chest; 4: gain 1 chest; 5: draw a loot card; 6: gain 3 yin-yang tokens.}}',
  'PI-163': 'Idol: the Shaman names one good. Everyone discards 1 card of it; whoever has none loses a ship to the reserve.',
  'PI-164': 'As long as you have the card a curse demands, you must discard it instead of losing a ship. This is checked die by die.',
  'PI-165':
    'If your ships cannot carry all your goods after a curse, you discard the surplus and choose which goods go. If they can, you may not discard anything.',
  'PI-166': 'Ships lost to a curse bring no yin-yang tokens.',
  'PI-167': 'If you play no curse card as Shaman, you take 1 black mark.',
  'PI-168': 'With several Shamans, the curses are resolved one after another.',
  'PI-169': 'You cannot perform rituals as Shaman. At the end of the round you take back all your played role cards.',
  // A13 Role 6: Merchant, prices and guards
  'PI-170': 'As Merchant you sell at least 1 good and choose how many of each kind.',
  'PI-171':
    'A good sells for 1 chest. If you sell 3 or more of a kind that the current harbour wants, each card of that kind pays the printed 2 or 3 chests.',
  'PI-172': 'Goods you sell go to the loot discard pile, and their ships are free at once.',
  'PI-173': 'Goods you do not sell stay on your ships.',
  'PI-174': 'For every full 10 chests you need one guard ship on the treasure island: 1 for 10 to 19 chests, 2 for 20 to 29, and so on.',
  'PI-175': 'Whenever your chests change, guards are adjusted: missing ones come from your free ships, surplus ones become free.',
  'PI-176': 'Guard ships do not plunder and carry no goods, and no curse but Wages affects them.',
  'PI-177': 'At 40 chests you take your tile with the 40 and your marker starts the track again; at 80 you turn the tile over.',
  'PI-178': 'Merchant gift: 1 chest, or 2 as a double gift.',
  'PI-179':
    'If you sell nothing as Merchant, you take 1 black mark. You may perform rituals, and the card stays on the table at the end of the round.',
  // A14 Role 7: Cartographer
  'PI-190': 'As Cartographer you draw the top adventure card.',
  'PI-191': 'Cartographer gift: 1 more adventure card, or 2 more as a double gift. You may decline gift cards.',
  'PI-192': 'If the adventure deck is empty, or you do not want to draw, you take 1 black mark as Cartographer.',
  'PI-193': 'You may perform rituals as Cartographer. The card stays on the table at the end of the round.',
  'PI-194': 'If you draw the End card, it is laid open beside the display and you draw the next card instead.',
  'PI-195': 'Your hand of adventure cards is secret and has no limit.',
  // A15 End of round
  'PI-180':
    'If you played the Captain, Islander or Shaman, even without using the action, you take all your played role cards back into your hand.',
  'PI-181':
    'If you played the Shipbuilder, Governor, Merchant or Cartographer, all your played role cards stay on the table and are not available next round.',
  'PI-182': 'No more than 4 of your role cards can lie on the table, so you can always choose the Captain, Islander or Shaman.',
  'PI-183': 'At the end of the round the start player marker passes clockwise to the next player.',
  // A16 End of game
  'PI-200': 'When the End card has been drawn, the current round is finished and exactly 3 more rounds are played.',
  'PI-201': 'A marker on the End card counts the last three rounds and moves on at the start of each.',
  'PI-202': 'Drawing goes on after the End card: 4 more cards wait beneath it.',
  // A17 Final scoring
  'PI-210':
    'First you sell all your goods in the current harbour; as with the Merchant, 3 or more of a wanted kind bring the higher price.',
  'PI-211': 'In the final sale you may perform Bargain for 3 yin-yang tokens each, as often as you can pay.',
  'PI-212': 'Then each adventure card left in your hand gives you 1 black mark.',
  'PI-213': 'Each of your talismans is worth 1 chest.',
  'PI-214': 'Every 3 yin-yang tokens you have left are worth 1 chest, rounded down.',
  'PI-215': 'Finally you lose 3 chests for each of your black marks.',
  'PI-216': 'The player with the most chests wins.',
  'PI-217':
    'A tie goes to the player with the fewest privateer tiles, then to the one with the fewest black marks. If still tied, the victory is shared.',
  // D Decisions
  'PI-D01':
    '{twoSeatGift, select, both {With two players both can receive a gift: a single one, when the roles differ.} other {With two players only the start player can receive a gift: a single one, when the roles differ.}}',
  'PI-D02': 'You receive your gift right after the action. The Shaman gift works when the dice for the throw are gathered.',
  'PI-D03':
    'Your action counts as used if you bought a ship, took a privateer tile, played a caravan, harbour or curse card, sold a good or drew a card, depending on your role.',
  'PI-D04': 'If two players chose the same role and one of them declines, the other still gets no gift.',
  'PI-D05': 'You may perform rituals in a role that allows them even if you decline its action.',
  'PI-D06': 'You may perform rituals before or after your action, but not in the middle of it.',
  'PI-D07': 'Chests from a Bargain can be spent in the same turn.',
  'PI-D08':
    '{bargainGoods, select, any {A Bargain always sells exactly two cards; they may be of the same good.} other {A Bargain always sells exactly two cards of two different goods.}}',
  'PI-D09': 'You may include a good that is not in demand in a Bargain; it pays 1 chest.',
  'PI-D10':
    '{bargainIsSale, select, false {A Bargain in your Merchant turn does not count as your sale: without a normal sale you take the black mark and get no gift.} other {A Bargain in your Merchant turn counts as selling: you avoid the black mark and keep your gift, which is paid once. A normal sale may still follow.}}',
  'PI-D11': 'Cards sold by a Bargain do not count towards the 3 cards needed for the higher price.',
  'PI-D12': 'If your reserve holds too few ships for the Shipbuilder gift, you take what is there and the rest is lost.',
  'PI-D13': 'You may become a privateer even with an empty reserve; then you only get the tile and the black mark.',
  'PI-D14': 'If you decline the Governor action, you take the black mark even if you are the only Governor.',
  'PI-D15': 'If you have no earlier black mark, the double Governor gift returns none.',
  'PI-D16': 'However many privateer tiles you own, only the caravan’s country counts, so you take at most 1 privateer mark per plunder.',
  'PI-D17': 'A privateer of the caravan’s country who sends nothing takes 1 black mark, not 2.',
  'PI-D18':
    'The Captain need not send a ship either. Sending none costs 1 black mark, but the action counts as used and a gift that is due is still given.',
  'PI-D19':
    'If nobody sends ships, everyone takes 1 black mark and the caravan escapes without a throw. The card is spent, and the Captain still gets a gift that is due.',
  'PI-D20':
    'If all pirate ships are sunk but the caravan is not, there is no loot. Lost ships still bring yin-yang tokens, and the caravan card is spent.',
  'PI-D21': 'If the last caravan ship and the last pirate ship sink each other, the caravan is beaten, but nobody draws loot.',
  'PI-D22': 'Distances are measured from the centre of one die to the centre of the other.',
  'PI-D23':
    'Distances are compared exactly. Only if two are precisely equal does the player of the card decide; without a decision, the lowest die number goes first.',
  'PI-D24': 'Dice never lean, stack or lie on the rim here, so no throw has to be repeated.',
  'PI-D25':
    'A ship saved by Unsinkable Ship does not fight on in that battle. It is free afterwards and may carry loot of this very plunder.',
  'PI-D26': 'Unsinkable Ship is not used up; your full level works again in every plunder.',
  'PI-D27': 'When the loot deck runs out, the discard pile is shuffled into a new deck. If there are no cards in either, you draw nothing.',
  'PI-D28': 'You take all your loot cards of a plunder at once and decide what to keep before the next player draws.',
  'PI-D29': 'You may load loot on any free ship, also on one that stayed at home.',
  'PI-D30':
    '{missingGuards, select, waived {If you have too few free ships for your guards, the missing ones are waived until your chests change again. You never have to throw goods overboard for this.} other {If you have too few free ships for your guards, the next ships that become free take up guard before anything else. You never have to throw goods overboard for this.}}',
  'PI-D31': 'After a sale your ships become free first; guards are posted after that.',
  'PI-D32': 'Your chests never fall below 0 during play. In the final scoring black marks may take you below 0.',
  'PI-D33':
    'What counts is always the real number of your chests. The tile shows 40 from 40 chests and 80 from 80; if you drop below 40, it goes back.',
  'PI-D34': 'Every harbour has a single most wanted good for the Mutiny.',
  'PI-D35': 'In a Mutiny you lose a ship if you have none of the most wanted good, even if you carry others.',
  'PI-D36': 'If you should lose a ship but have none except guards, nothing happens.',
  'PI-D37': 'You cannot choose to lose a ship instead of the demanded card; the card goes first.',
  'PI-D38':
    'It does not matter which of your ships is lost. Goods are shifted to the remaining ships, and only what no longer fits is discarded.',
  'PI-D39': 'If you have fewer ships than the Shaman gift protects, all of them are safe and you throw none.',
  'PI-D40':
    'If the red die of the Maelstrom shows more than there are ships thrown, all of them are hit. The player of the card decides between ships at exactly the same distance.',
  'PI-D41': 'A talisman lost to the Maelstrom goes to the loot discard pile. You keep the yin-yang token it once brought you.',
  'PI-D42': 'The Idol also hits the Shaman, and the Shaman gift does not help against it.',
  'PI-D43':
    '{tavern, select, reversed {In the Tavern, a 5 has no effect if you have no goods, and a 4 has none if you have no chests.} other {In the Tavern, a 2 has no effect if you have no goods, and a 3 has none if you have no chests.}}',
  'PI-D44':
    '{tavern, select, reversed {If a 2 in the Tavern brings a good you cannot load, it is discarded. A talisman is kept.} other {If a 5 in the Tavern brings a good you cannot load, it is discarded. A talisman is kept.}}',
  'PI-D45': 'In the Tavern as many red dice are thrown as there are players, and everyone gets exactly one.',
  'PI-D46': 'Wages count your guards before you pay, and your chests stop at 0.',
  'PI-D47':
    'If the deck runs out during the Cartographer gift, you draw what is there. With at least one card drawn you take no black mark.',
  'PI-D48': 'An End card drawn as part of a gift is also laid aside and replaced. The end of the game is triggered only once.',
  'PI-D49': 'The round in which the End card is drawn does not count; 3 complete rounds follow it.',
  'PI-D50': 'If the End card has not been drawn after {endGuardRounds} rounds, the end of the game begins by itself.',
  'PI-D51': 'The adventure deck is never reshuffled; played adventure cards are out of the game.',
  'PI-D52':
    'You may hold any number of adventure cards; how many is public, which ones is secret. Goods, talismans, yin-yang tokens, black marks and tiles are open to all.',
  'PI-D53':
    'In the final sale you must sell all your goods; Bargains are up to you. Three yin-yang tokens you do not spend are worth 1 chest.',
  'PI-D54': 'Black marks from cards left in hand also count when a tie is broken.',
  'PI-D55':
    'Double Hold levels beyond your number of ships have no use for now. They belong to no particular ship and are not lost with one.',
  'PI-D56': 'You may take the tile of a country whose caravans have all been plundered; it then brings no more black marks.',
  'PI-D57': 'Ships that were loaded in an earlier plunder of the same round cannot be sent again.',
  'PI-D58': 'You may play a caravan as Captain without a free ship. You take the black mark for sending none, and the others may plunder.',
  'PI-D59': 'Three or more of a good that is not in demand still bring only 1 chest each.',
  'PI-D60': 'You may keep goods back to sell them later; how many of each kind you sell is up to you.',
  // D Further decisions
  'PI-D61':
    'As Shipbuilder, Governor, Merchant or Cartographer you may perform rituals and use your action once, until you end your turn; an unused action then costs 1 black mark. As Captain, Islander or Shaman you play a card or end your turn with the mark.',
  'PI-D62':
    'Gifts are given automatically, except the extra cards of the Cartographer: you draw them one at a time, see each one, and may decline the next or all of them.',
  'PI-D63': 'A Captain, Islander or Shaman who declined the action still takes all played role cards back.',
  'PI-D64': 'Unsinkable Ship works by itself. You get yin-yang tokens only for sunk ships that were not saved.',
  'PI-D65':
    'A curse takes one throw for everybody. Losses come clockwise from the Shaman, then surplus goods are discarded in the same order. If nobody has a ship to throw, the action still counts as used.',
  'PI-D66':
    'In the Tavern the Shaman sees all dice before giving them out. Results are carried out clockwise from the Shaman, one player at a time, and guards are adjusted after each change of chests.',
  'PI-D67': 'Wages cost 2 chests for each guard that is really on the island, not for guards still missing.',
  'PI-D68':
    '{missingGuards, select, waived {Missing guards do not hold your ships: those that become free are yours to send until your chests change. If your chests drop, fewer guards are missing before any come back.} other {While guards are missing you have no free ship, so you take the mark for sending none. Ships you gain go on guard first; if your chests drop, fewer guards are missing before any come back.}}',
  'PI-D69':
    'If the loot deck runs out in the middle of a deal, the current discard pile, with goods already refused, is shuffled and dealing goes on. If both are empty, later players get fewer cards.',
  'PI-D70':
    'If you get several loot cards, you draw them all, take the yin-yang tokens for talismans and then decide once what to load. Everyone sees the cards.',
  'PI-D71':
    'Played cards, the loot discard pile, the sizes of decks and hands, face-up roles, tiles, counters and the plunders per country are open to all. Hands, both decks and face-down roles are hidden.',
  'PI-D72': 'You may change your role until the last player has confirmed a choice; then all choices are final.',
  'PI-D73':
    'If several pairs are at exactly the same distance, all of them are offered to choose from; without a choice the lowest red die goes first, then the lowest pirate die. In the Maelstrom a tie matters only if not all the tied ships are hit.',
  'PI-D74':
    'If the end begins by itself after round {endGuardRounds}, 3 more rounds are played. The End card is taken out of the deck, and the remaining cards can still be drawn.',
  'PI-D75':
    'Other Cartographers of the round in which the End card appears still draw from the cards below it. If none is left, they take the black mark.',
  'PI-D76':
    'In the final sale everyone sells for themselves: first Bargains, then all other goods by kind. Guards are no longer adjusted, and after the sale your chests may fall below 0.',
} as const satisfies Readonly<Record<string, string>>;

export type RuleId = keyof typeof rules;
