export const guideTexts: Readonly<Record<string, string>> = {};
