import { Slug } from "@dure/domain/identity/user";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../lib/api";

const PAUSE_MS = 300;
type Kind = "user" | "team";

const lookUp: Record<Kind, (slug: string) => Promise<{ exists: boolean }>> = {
  user: (slug) => client.identity.userSlugExists({ params: { slug } }),
  team: (slug) => client.teams.teamSlugExists({ params: { slug } }),
};

/** Whether a slug is taken. The check is debounced and skips malformed slugs. */
export function useSlugTaken(kind: Kind, slug: string): boolean {
  const settled = useSettled(slug, PAUSE_MS);
  const { data } = useQuery({
    queryKey: [kind === "user" ? "identity" : "teams", "slug-taken", kind, settled],
    queryFn: () => lookUp[kind](settled),
    enabled: Slug.safeParse(settled).success,
  });
  return settled === slug && data?.exists === true;
}

function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
