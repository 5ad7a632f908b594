// Runs before the first paint, so that neither the colour theme nor the language flashes. It asks for what a member's first
// screen is made of, too, while the page's own script is on its way (web/preload-plugin.ts).
(() => {
  const stored = localStorage.getItem("theme") ?? "system";
  const dark = stored === "dark" || (stored === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.classList.add(dark ? "dark" : "light");
  root.style.colorScheme = dark ? "dark" : "light";
  const locale = /(?:^|; )locale=(ko|en)/.exec(document.cookie)?.[1];
  root.lang = locale ?? (navigator.language.startsWith("ko") ? "ko" : "en");

  const given = document.getElementById("first-files")?.textContent;
  // Signing out removes these keys.
  const isMember = Object.keys(localStorage).some((key) => key.startsWith("dure.state."));
  const { daily = [], [root.lang]: texts = [] } = isMember && given ? JSON.parse(given) : {};
  for (const file of [...daily, ...texts]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
