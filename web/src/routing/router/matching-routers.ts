import type { RouterItem } from "@dure/domain/routing/router/router";

/** The routers whose name or website contains the search text, ignoring case. */
export function matchingRouters(routers: readonly RouterItem[], search: string): RouterItem[] {
  const wanted = search.trim().normalize("NFC").toLowerCase();
  const holds = (text: string | null) => text?.normalize("NFC").toLowerCase().includes(wanted) ?? false;
  return routers.filter(({ title, web_url }) => holds(title) || holds(web_url));
}
