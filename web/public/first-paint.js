// Runs before the first paint, so that neither the colour theme nor the language flashes.
(() => {
  const stored = localStorage.getItem("theme") ?? "system";
  const dark = stored === "dark" || (stored === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.classList.add(dark ? "dark" : "light");
  root.style.colorScheme = dark ? "dark" : "light";
  const locale = /(?:^|; )locale=(ko|en)/.exec(document.cookie)?.[1];
  root.lang = locale ?? (navigator.language.startsWith("ko") ? "ko" : "en");
})();
