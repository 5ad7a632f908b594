import { UTM_NAMES } from "@dure/domain/shared/utm-names";
import { consumedVisitor } from "./visitor-param";

export type Origin = { utm?: { [name in (typeof UTM_NAMES)[number]]?: string }; visitor_id?: string };

/** The visitor's origin according to the link. */
export function originOf(search: string): Origin {
  const query = new URLSearchParams(search);
  const given = UTM_NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 300);
    return value ? [[name, value]] : [];
  });
  const visitorId = consumedVisitor() ?? query.get("visitor_id")?.slice(0, 64);
  return {
    ...(given.length > 0 && { utm: Object.fromEntries(given) }),
    ...(visitorId && { visitor_id: visitorId }),
  };
}
