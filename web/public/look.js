// Before the first paint, so that nothing flashes: the look that this browser chose. See settings.ts.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('longhand.theme');
    if (theme === '"light"' || theme === '"dark"') root.dataset.theme = theme.slice(1, -1);
    if (localStorage.getItem('longhand.contrast') === 'true') root.dataset.contrast = 'more';
  } catch {
    // Storage is switched off: the system's look it is.
  }
})();
