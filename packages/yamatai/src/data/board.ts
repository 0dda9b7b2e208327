import type { Certainty } from '@quarterdeck/kernel';

/**
 * The archipelago as a graph. Boat spaces are the crossings of the dotted lines, islands the meshes
 * between them (YA-002 to YA-007). The printed net is not known to us: this one was drawn to keep
 * every known figure, and every relation stands here twice so that a test can compare both sides.
 */
export const BOARD_CERTAINTY: Certainty = 'reconstructed';

/** The drawing ground that all coordinates refer to. */
export const CANVAS = { width: 1000, height: 760 } as const;

interface SpaceRow {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Spaces at the other end of a dotted line (YA-004). */
  readonly links: readonly string[];
  /** Islands on whose shore the space lies (YA-005, YA-D49). */
  readonly islands: readonly string[];
}

interface IslandRow {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Spaces around the island, clockwise. */
  readonly spaces: readonly string[];
  /** Islands across a dotted line (YA-006); those that only meet in a corner are not listed. */
  readonly neighbours: readonly string[];
}

/** The entry spaces on the west edge by their letters (YA-007). */
export const ENTRY_SPACES: Readonly<Record<string, string>> = {
  A: 's07',
  B: 's18',
  C: 's30',
  D: 's42',
  E: 's54',
};

export const SPACE_ROWS: readonly SpaceRow[] = [
  { id: 's01', x: 147, y: 52, links: ['s02'], islands: ['i01'] },
  { id: 's02', x: 258, y: 54, links: ['s01', 's03', 's09'], islands: ['i01', 'i02'] },
  { id: 's03', x: 413, y: 34, links: ['s02', 's04', 's11'], islands: ['i02', 'i03'] },
  { id: 's04', x: 578, y: 49, links: ['s03', 's05', 's13'], islands: ['i03', 'i04'] },
  { id: 's05', x: 747, y: 57, links: ['s04', 's06', 's15'], islands: ['i04', 'i05'] },
  { id: 's06', x: 892, y: 65, links: ['s05'], islands: ['i05'] },
  { id: 's07', x: 34, y: 180, links: ['s08'], islands: ['i01', 'i06'] },
  { id: 's08', x: 166, y: 170, links: ['s07', 's09', 's20'], islands: ['i01', 'i06', 'i07'] },
  { id: 's09', x: 244, y: 150, links: ['s02', 's08', 's10'], islands: ['i01', 'i02', 'i07'] },
  { id: 's10', x: 314, y: 158, links: ['s09', 's11', 's22'], islands: ['i02', 'i07', 'i08'] },
  { id: 's11', x: 401, y: 159, links: ['s03', 's10', 's12'], islands: ['i02', 'i03', 'i08'] },
  { id: 's12', x: 499, y: 152, links: ['s11', 's13', 's24'], islands: ['i03', 'i08', 'i09'] },
  { id: 's13', x: 588, y: 145, links: ['s04', 's12', 's14'], islands: ['i03', 'i04', 'i09'] },
  { id: 's14', x: 680, y: 169, links: ['s13', 's15', 's26'], islands: ['i04', 'i09', 'i10'] },
  { id: 's15', x: 772, y: 178, links: ['s05', 's14', 's16'], islands: ['i04', 'i05', 'i10'] },
  { id: 's16', x: 846, y: 184, links: ['s15', 's17', 's28'], islands: ['i05', 'i10', 'i11'] },
  { id: 's17', x: 958, y: 163, links: ['s16'], islands: ['i05', 'i11'] },
  { id: 's18', x: 34, y: 268, links: ['s19'], islands: ['i06', 'i12'] },
  { id: 's19', x: 101, y: 291, links: ['s18', 's20', 's31'], islands: ['i06', 'i12', 'i13'] },
  { id: 's20', x: 169, y: 283, links: ['s08', 's19', 's21'], islands: ['i06', 'i07', 'i13'] },
  { id: 's21', x: 238, y: 265, links: ['s20', 's22', 's33'], islands: ['i07', 'i13', 'i14'] },
  { id: 's22', x: 325, y: 282, links: ['s10', 's21', 's23'], islands: ['i07', 'i08', 'i14'] },
  { id: 's23', x: 406, y: 278, links: ['s22', 's24', 's35'], islands: ['i08', 'i14', 'i15'] },
  { id: 's24', x: 494, y: 238, links: ['s12', 's23', 's25'], islands: ['i08', 'i09', 'i15'] },
  { id: 's25', x: 580, y: 261, links: ['s24', 's26', 's37'], islands: ['i09', 'i15', 'i16'] },
  { id: 's26', x: 670, y: 262, links: ['s14', 's25', 's27'], islands: ['i09', 'i10', 'i16'] },
  { id: 's27', x: 744, y: 296, links: ['s26', 's28', 's39'], islands: ['i10', 'i16', 'i17'] },
  { id: 's28', x: 825, y: 279, links: ['s16', 's27', 's29'], islands: ['i10', 'i11', 'i17'] },
  { id: 's29', x: 966, y: 285, links: ['s28'], islands: ['i11', 'i17'] },
  { id: 's30', x: 34, y: 414, links: ['s31'], islands: ['i12', 'i18'] },
  { id: 's31', x: 116, y: 374, links: ['s19', 's30', 's32'], islands: ['i12', 'i13', 'i18'] },
  { id: 's32', x: 170, y: 414, links: ['s31', 's33', 's44'], islands: ['i13', 'i18', 'i19'] },
  { id: 's33', x: 233, y: 385, links: ['s21', 's32', 's34'], islands: ['i13', 'i14', 'i19'] },
  { id: 's34', x: 318, y: 399, links: ['s33', 's35', 's46'], islands: ['i14', 'i19', 'i20'] },
  { id: 's35', x: 382, y: 371, links: ['s23', 's34', 's36'], islands: ['i14', 'i15', 'i20'] },
  { id: 's36', x: 467, y: 376, links: ['s35', 's37'], islands: ['i15', 'i20'] },
  { id: 's37', x: 553, y: 377, links: ['s25', 's36', 's38', 's49'], islands: ['i15', 'i16', 'i20', 'i21'] },
  { id: 's38', x: 672, y: 387, links: ['s37', 's39', 's50'], islands: ['i16', 'i21', 'i22'] },
  { id: 's39', x: 741, y: 399, links: ['s27', 's38', 's40'], islands: ['i16', 'i17', 'i22'] },
  { id: 's40', x: 838, y: 414, links: ['s39', 's41', 's52'], islands: ['i17', 'i22', 'i23'] },
  { id: 's41', x: 952, y: 375, links: ['s40'], islands: ['i17', 'i23'] },
  { id: 's42', x: 34, y: 518, links: ['s43'], islands: ['i18', 'i24'] },
  { id: 's43', x: 104, y: 510, links: ['s42', 's44', 's55'], islands: ['i18', 'i24', 'i25'] },
  { id: 's44', x: 169, y: 484, links: ['s32', 's43', 's45'], islands: ['i18', 'i19', 'i25'] },
  { id: 's45', x: 228, y: 520, links: ['s44', 's46', 's57'], islands: ['i19', 'i25', 'i26'] },
  { id: 's46', x: 297, y: 465, links: ['s34', 's45', 's47'], islands: ['i19', 'i20', 'i26'] },
  { id: 's47', x: 388, y: 486, links: ['s46', 's48', 's59'], islands: ['i20', 'i26', 'i27'] },
  { id: 's48', x: 497, y: 477, links: ['s47', 's49', 's60'], islands: ['i20', 'i27', 'i28'] },
  { id: 's49', x: 567, y: 480, links: ['s37', 's48', 's50'], islands: ['i20', 'i21', 'i28'] },
  { id: 's50', x: 679, y: 522, links: ['s38', 's49', 's51'], islands: ['i21', 'i22', 'i28'] },
  { id: 's51', x: 749, y: 530, links: ['s50', 's52', 's62'], islands: ['i22', 'i28', 'i29'] },
  { id: 's52', x: 837, y: 505, links: ['s40', 's51', 's53'], islands: ['i22', 'i23', 'i29'] },
  { id: 's53', x: 966, y: 495, links: ['s52'], islands: ['i23', 'i29'] },
  { id: 's54', x: 34, y: 626, links: ['s55'], islands: ['i24', 'i30'] },
  { id: 's55', x: 107, y: 604, links: ['s43', 's54', 's56'], islands: ['i24', 'i25', 'i30'] },
  { id: 's56', x: 177, y: 606, links: ['s55', 's57', 's66'], islands: ['i25', 'i30', 'i31'] },
  { id: 's57', x: 250, y: 595, links: ['s45', 's56', 's58'], islands: ['i25', 'i26', 'i31'] },
  { id: 's58', x: 332, y: 595, links: ['s57', 's59', 's67'], islands: ['i26', 'i31', 'i32'] },
  { id: 's59', x: 401, y: 590, links: ['s47', 's58', 's60'], islands: ['i26', 'i27', 'i32'] },
  { id: 's60', x: 526, y: 613, links: ['s48', 's59', 's61', 's68'], islands: ['i27', 'i28', 'i32', 'i33'] },
  { id: 's61', x: 625, y: 617, links: ['s60', 's62'], islands: ['i28', 'i33'] },
  { id: 's62', x: 747, y: 600, links: ['s51', 's61', 's63'], islands: ['i28', 'i29', 'i33'] },
  { id: 's63', x: 816, y: 611, links: ['s62', 's64', 's70'], islands: ['i29', 'i33', 'i34'] },
  { id: 's64', x: 956, y: 611, links: ['s63'], islands: ['i29', 'i34'] },
  { id: 's65', x: 86, y: 721, links: ['s66'], islands: ['i30'] },
  { id: 's66', x: 198, y: 717, links: ['s56', 's65', 's67'], islands: ['i30', 'i31'] },
  { id: 's67', x: 350, y: 706, links: ['s58', 's66', 's68'], islands: ['i31', 'i32'] },
  { id: 's68', x: 509, y: 704, links: ['s60', 's67', 's69'], islands: ['i32', 'i33'] },
  { id: 's69', x: 666, y: 726, links: ['s68', 's70'], islands: ['i33'] },
  { id: 's70', x: 818, y: 720, links: ['s63', 's69', 's71'], islands: ['i33', 'i34'] },
  { id: 's71', x: 931, y: 726, links: ['s70'], islands: ['i34'] },
];

export const ISLAND_ROWS: readonly IslandRow[] = [
  { id: 'i01', x: 73, y: 114, spaces: ['s01', 's02', 's09', 's08', 's07'], neighbours: ['i02', 'i06', 'i07'] },
  { id: 'i02', x: 349, y: 101, spaces: ['s02', 's03', 's11', 's10', 's09'], neighbours: ['i01', 'i03', 'i07', 'i08'] },
  { id: 'i03', x: 465, y: 97, spaces: ['s03', 's04', 's13', 's12', 's11'], neighbours: ['i02', 'i04', 'i08', 'i09'] },
  { id: 'i04', x: 700, y: 113, spaces: ['s04', 's05', 's15', 's14', 's13'], neighbours: ['i03', 'i05', 'i09', 'i10'] },
  { id: 'i05', x: 822, y: 121, spaces: ['s05', 's06', 's17', 's16', 's15'], neighbours: ['i04', 'i10', 'i11'] },
  { id: 'i06', x: 109, y: 232, spaces: ['s07', 's08', 's20', 's19', 's18'], neighbours: ['i01', 'i07', 'i12', 'i13'] },
  { id: 'i07', x: 256, y: 210, spaces: ['s08', 's09', 's10', 's22', 's21', 's20'], neighbours: ['i01', 'i02', 'i06', 'i08', 'i13', 'i14'] },
  { id: 'i08', x: 381, y: 219, spaces: ['s10', 's11', 's12', 's24', 's23', 's22'], neighbours: ['i02', 'i03', 'i07', 'i09', 'i14', 'i15'] },
  { id: 'i09', x: 586, y: 204, spaces: ['s12', 's13', 's14', 's26', 's25', 's24'], neighbours: ['i03', 'i04', 'i08', 'i10', 'i15', 'i16'] },
  { id: 'i10', x: 747, y: 234, spaces: ['s14', 's15', 's16', 's28', 's27', 's26'], neighbours: ['i04', 'i05', 'i09', 'i11', 'i16', 'i17'] },
  { id: 'i11', x: 938, y: 226, spaces: ['s16', 's17', 's29', 's28'], neighbours: ['i05', 'i10', 'i17'] },
  { id: 'i12', x: 57, y: 343, spaces: ['s18', 's19', 's31', 's30'], neighbours: ['i06', 'i13', 'i18'] },
  { id: 'i13', x: 174, y: 343, spaces: ['s19', 's20', 's21', 's33', 's32', 's31'], neighbours: ['i06', 'i07', 'i12', 'i14', 'i18', 'i19'] },
  { id: 'i14', x: 306, y: 338, spaces: ['s21', 's22', 's23', 's35', 's34', 's33'], neighbours: ['i07', 'i08', 'i13', 'i15', 'i19', 'i20'] },
  { id: 'i15', x: 500, y: 309, spaces: ['s23', 's24', 's25', 's37', 's36', 's35'], neighbours: ['i08', 'i09', 'i14', 'i16', 'i20'] },
  { id: 'i16', x: 680, y: 330, spaces: ['s25', 's26', 's27', 's39', 's38', 's37'], neighbours: ['i09', 'i10', 'i15', 'i17', 'i21', 'i22'] },
  { id: 'i17', x: 831, y: 345, spaces: ['s27', 's28', 's29', 's41', 's40', 's39'], neighbours: ['i10', 'i11', 'i16', 'i22', 'i23'] },
  { id: 'i18', x: 104, y: 446, spaces: ['s30', 's31', 's32', 's44', 's43', 's42'], neighbours: ['i12', 'i13', 'i19', 'i24', 'i25'] },
  { id: 'i19', x: 226, y: 450, spaces: ['s32', 's33', 's34', 's46', 's45', 's44'], neighbours: ['i13', 'i14', 'i18', 'i20', 'i25', 'i26'] },
  {
    id: 'i20',
    x: 392,
    y: 429,
    spaces: ['s34', 's35', 's36', 's37', 's49', 's48', 's47', 's46'],
    neighbours: ['i14', 'i15', 'i19', 'i21', 'i26', 'i27', 'i28'],
  },
  { id: 'i21', x: 618, y: 440, spaces: ['s37', 's38', 's50', 's49'], neighbours: ['i16', 'i20', 'i22', 'i28'] },
  { id: 'i22', x: 741, y: 464, spaces: ['s38', 's39', 's40', 's52', 's51', 's50'], neighbours: ['i16', 'i17', 'i21', 'i23', 'i28', 'i29'] },
  { id: 'i23', x: 938, y: 440, spaces: ['s40', 's41', 's53', 's52'], neighbours: ['i17', 'i22', 'i29'] },
  { id: 'i24', x: 55, y: 567, spaces: ['s42', 's43', 's55', 's54'], neighbours: ['i18', 'i25', 'i30'] },
  { id: 'i25', x: 163, y: 548, spaces: ['s43', 's44', 's45', 's57', 's56', 's55'], neighbours: ['i18', 'i19', 'i24', 'i26', 'i30', 'i31'] },
  { id: 'i26', x: 313, y: 533, spaces: ['s45', 's46', 's47', 's59', 's58', 's57'], neighbours: ['i19', 'i20', 'i25', 'i27', 'i31', 'i32'] },
  { id: 'i27', x: 452, y: 542, spaces: ['s47', 's48', 's60', 's59'], neighbours: ['i20', 'i26', 'i28', 'i32'] },
  {
    id: 'i28',
    x: 581,
    y: 553,
    spaces: ['s48', 's49', 's50', 's51', 's62', 's61', 's60'],
    neighbours: ['i20', 'i21', 'i22', 'i27', 'i29', 'i33'],
  },
  { id: 'i29', x: 939, y: 554, spaces: ['s51', 's52', 's53', 's64', 's63', 's62'], neighbours: ['i22', 'i23', 'i28', 'i33', 'i34'] },
  { id: 'i30', x: 113, y: 663, spaces: ['s54', 's55', 's56', 's66', 's65'], neighbours: ['i24', 'i25', 'i31'] },
  { id: 'i31', x: 253, y: 654, spaces: ['s56', 's57', 's58', 's67', 's66'], neighbours: ['i25', 'i26', 'i30', 'i32'] },
  { id: 'i32', x: 400, y: 648, spaces: ['s58', 's59', 's60', 's68', 's67'], neighbours: ['i26', 'i27', 'i31', 'i33'] },
  { id: 'i33', x: 732, y: 663, spaces: ['s60', 's61', 's62', 's63', 's70', 's69', 's68'], neighbours: ['i28', 'i29', 'i32', 'i34'] },
  { id: 'i34', x: 936, y: 669, spaces: ['s63', 's64', 's71', 's70'], neighbours: ['i29', 'i33'] },
];
