// Sets the theme before the first paint, so that night watch does not begin with a flash of paper.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('quarterdeck.settings') ?? '{}').theme ?? 'auto';
  } catch {
    // Unreadable settings: as the system has it.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
