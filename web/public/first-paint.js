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

  const given = JSON.parse(document.getElementById("first-files")?.textContent || "{}");
  window.preloadFiles = (...parts) => {
    for (const file of new Set(
      parts.flatMap((part) => [...(given[part]?.files ?? []), ...(given[part]?.texts[root.lang] ?? [])]),
    ))
      preload(file);
  };
  const preload = (file) => {
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
  };
  const isEntry = /^\/(?:login|sign-up|sso\/[^/]+)\/?$/.test(location.pathname);
  // web/src/records/record/first-list/list-snapshot.ts
  const isKept =
    /^(?:\?teamSlug=[^&]*)?$/.test(location.search) &&
    localStorage.getItem(`dure.state.last-list-${location.pathname}`) !== null;
  if (isEntry) preloadFiles("entry");
  else if (isKept) preloadFiles("list");
  else preloadFiles("app", "daily");
})();
