// Runs before the first paint: the stored theme (specification 1: key `theme`, default light, dark adds a class).
try {
  document.documentElement.classList.toggle('dark', localStorage.getItem('theme') === 'dark');
} catch {
  // Storage is blocked: the default theme stays.
}
// The page that is there before the application is for strangers; a member must not see it flash.
try {
  const user = localStorage.getItem('user');
  document.documentElement.classList.toggle('member', Boolean(user) && user !== 'null' && user !== '{}');
} catch {
  // Without storage nobody is signed in.
}
