// Runs before the first paint, so that neither the colour theme nor the language flashes. It asks for what the page
// is made of, too, while its own script is on its way (web/preload-plugin.ts).
(() => {
  const stored = localStorage.getItem("theme") ?? "system";
  const dark = stored === "dark" || (stored === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.classList.add(dark ? "dark" : "light");
  root.style.colorScheme = dark ? "dark" : "light";
  const locale = /(?:^|; )locale=(ko|en)/.exec(document.cookie)?.[1];
  root.lang = locale ?? (navigator.language.startsWith("ko") ? "ko" : "en");

  const given = document.getElementById("first-files")?.textContent;
  if (!given || given === "{}") return;
  const { entry, app, daily } = JSON.parse(given);
  const isEntry = /^\/(?:login|sign-up|sso\/[^/]+)\/?$/.test(location.pathname);
  const parts = isEntry ? [entry] : [app, daily];
  for (const file of new Set(parts.flatMap(({ files, texts }) => [...files, ...(texts[root.lang] ?? [])]))) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) {
      link.as = "style";
      // As the style sheet itself is asked for: otherwise it would be loaded twice.
      link.crossOrigin = "anonymous";
    }
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
