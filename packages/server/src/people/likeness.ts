/**
 * Letters that look like others, by the letter they are taken for: Cyrillic, Greek, Armenian, Cherokee,
 * Coptic, Lisu and other letters of everyday fonts, as the Unicode Consortium lists them (UTS 39). Only
 * what is left after decomposing and lower-casing stands here; scripts that hardly any font has do not.
 */
const LOOKS: Readonly<Record<string, string>> = {
  2: 'ꝛƨϩꙅᒿƻ',
  3: 'ɜȝʒꝫⳍзӡҙ',
  4: 'ᔯꮞᔰ',
  5: 'ƽ',
  6: 'ⳓꮾ',
  8: 'ଃ৪੪ȣ',
  9: '੧୨৭൭ꝯⳋ',
  a: 'ɑαаꭺᗅꓮ⍺⍶',
  aa: 'ꜳ',
  ae: 'æӕ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ɓƅьꮟᖯꞵβвᏼᗷꓐƃбƀҍѣ',
  bl: 'ы',
  c: 'ᴄςⲥсꮯꓚ¢ȼ₡ҫƈ',
  d: 'ᑺɗԁꮷᑯꓒꭰᗞᗪꓓɖƌđð₫ᑻᒇ',
  dz: 'ʣ',
  e: '℮ꬲеҽ⋿εⴹꭼꓰɇҿєɛ€',
  f: 'ꬵꞙẝքϝᖴꓝƒᵮ',
  g: 'ɡᶃƍցԍꮐᏻꓖɠǥ',
  h: 'һհꮒⲏнꮋᕼꓧɦꚕᏺⱨңħћӊӈ',
  j: 'ᒘϳјʝꭻᒍꓙɉᒙ',
  k: 'κⲕкꮶᛕꓗƙⱪқ₭ꝁҟ',
  // One stroke: an i, an l and a one are told apart by few fonts.
  l: 'i1|⍳ıɪɩιіꙇӏꭵ⍸ɨᵻᵼᒶ∣⏽│١۱ǀⲓוןاߊⵏᛁꓲⳑꮮᒪꓡłɭƚɫᒷױ',
  ll: '∥ǁװ',
  lo: 'ю',
  ls: 'ʪ',
  lt: '₶',
  lz: 'ʫ',
  n: 'ոռⲛꓠɳƞηɲᵰпŋ',
  o: '0ంಂംං०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ߀০୦〇ⵔዐଠꓳۿøꬾⵁɵꝋөѳꮎꮻ⊖⊝⍬θⴱꭴ',
  oe: 'œ',
  oo: '∞ꝏꚙ',
  p: 'ᑶƥ⍴ρⲣрꮲᑭꓑᵽᑷᒆþ',
  q: 'ԛգզⵕʠ',
  r: 'ꭇꭈᴦⲅгꮁʀꭱꮢᖇꓣɽɼɍғᵲґ',
  rn: 'mμϻⲙмꮇᗰᛖꓟӎ₥ɱᵯ',
  s: 'ꜱѕꮪտꮥꓢʂᵴ$',
  ss: 'ß',
  t: 'ƭ⊤⟙τⲧтꭲꓔ⍡ⱦʈҭ₮ŧᵵ',
  ts: 'ʦ',
  u: 'ᑗꞟᴜꭎꭒʋυս∪⋃ሀᑌꓴᵾꮜʉᑘᑧ',
  ue: 'ᵫ',
  uo: 'ꭣ',
  v: 'ᐺ∨⋁ᴠνѵטꮩ٧۷ⴸᐯꛟꓦᐻ',
  vv: 'wɯᴡѡԝաꮃꮤꓪ₩ꝡ',
  x: '×⤫⤬⨯хᕁᕽ᙭╳ꭓχⲭⵝᚷꓫ⨰ҳ',
  y: 'ƴɣᶌʏỿꭚγуүყⲩꭹꮍꓬɏұ¥',
  z: 'ᴢꮓζꓜʐƶȥᵶ',
};
/** Greek capitals that look like another letter than their small ones do. */
const GREEK_CAPITALS: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y' };

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS).flatMap(([letter, others]) => Array.from(others, (other): [string, string] => [other, letter])),
);

/** Accents of Latin, Greek and Cyrillic letters; vowel signs of other scripts are letters to their readers. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** What nobody sees, and what is easily overlooked between letters. */
const OVERLOOKED = /[\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What is left of a name when everything is taken away in which two names may differ without looking
 * different: case, accents, spaces, punctuation, invisible characters and letters that look like others.
 * Two persons whose names come out the same would be taken for each other. It is compared, never shown.
 */
export function likeness(name: string): string {
  const plain = Array.from(name.normalize('NFKD').replace(ACCENTS, ''), (letter) => GREEK_CAPITALS[letter] ?? letter)
    .join('')
    .toLowerCase();
  const bare = plain.replace(OVERLOOKED, '');
  // A name of nothing but signs is compared as it stands.
  return Array.from(bare === '' ? plain : bare, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
}
