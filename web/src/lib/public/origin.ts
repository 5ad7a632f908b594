const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

export type Origin = { utm?: { [name in (typeof UTM)[number]]?: string }; visitor_id?: string };

/** Where the visitor came from, as the link says. */
export function originOf(search: string): Origin {
  const query = new URLSearchParams(search);
  const given = UTM.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 300);
    return value ? [[name, value]] : [];
  });
  const visitorId = query.get("visitor_id")?.slice(0, 64);
  return {
    ...(given.length > 0 && { utm: Object.fromEntries(given) }),
    ...(visitorId && { visitor_id: visitorId }),
  };
}
