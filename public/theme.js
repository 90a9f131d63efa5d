// Before the first paint: see src/workbench/ui/page/theme.ts.
try {
  const theme = localStorage.getItem('billwright.theme');
  if (window.parent === window && (theme === 'light' || theme === 'dark'))
    document.documentElement.dataset.theme = theme;
  const language = localStorage.getItem('billwright.language') ?? navigator.language;
  if (!language.startsWith('en')) document.documentElement.dataset.foreign = '';
} catch {}
