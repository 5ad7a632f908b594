import "../resolve-localhost";
/**
 * Submits the form of the Google stand-in's consent page, and follows the redirect back to the product.
 * @param url the consent page's address, from the product
 * @param account the e-mail address to connect
 * @param cookie the product's cookie in the browser that started the connection
 */
export async function allowConsent(url: string, account: string, cookie: string): Promise<void> {
  const consent = new URL(url);
  const form = new URLSearchParams({ request: consent.searchParams.toString(), other: account, decision: "allow" });
  for (const scope of consent.searchParams.get("scope")?.split(" ") ?? []) form.append("scope", scope);
  const allowed = await fetch(`${consent.origin}${consent.pathname}`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const callback = allowed.headers.get("location");
  if (!callback) throw new Error(`The consent page answered ${allowed.status}: ${await allowed.text()}`);
  // The callback redirects to the team's own host, and clients don't send a cookie to another host by themselves.
  const relayed = await fetch(callback, { redirect: "manual" });
  const answer = await fetch(relayed.headers.get("location") ?? callback, { headers: { cookie } });
  if (!answer.ok) throw new Error(`The callback answered ${answer.status}: ${await answer.text()}`);
}
