type Lists = { exact: Set<string>; wildcards: Set<string> };

let lists: Promise<Lists> | undefined;

/** The lists have 120,000 names: they are loaded when they are first needed. */
async function load(): Promise<Lists> {
  const options = { with: { type: "json" } } as const;
  const [exact, wildcards] = await Promise.all([
    import("disposable-email-domains", options),
    import("disposable-email-domains/wildcard.json", options),
  ]);
  return { exact: new Set(exact.default), wildcards: new Set(wildcards.default) };
}

/** Whether a domain provides disposable addresses. */
export async function isDisposableDomain(domain: string): Promise<boolean> {
  lists ??= load();
  const { exact, wildcards } = await lists;
  const labels = domain.toLowerCase().split(".");
  const parents = labels.map((_, at) => labels.slice(at).join("."));
  return exact.has(domain.toLowerCase()) || parents.some((name) => wildcards.has(name));
}
