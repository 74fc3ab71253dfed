// Runs before the first paint: the stored theme (specification 1: key `theme`, default light, dark adds a class).
try {
  document.documentElement.classList.toggle('dark', localStorage.getItem('theme') === 'dark');
} catch {
  // Storage is blocked: the default theme stays.
}
