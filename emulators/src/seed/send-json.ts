/** Sends JSON to a stand-in. @throws Error for a refusal */
export async function sendJson(method: "POST" | "PATCH", url: string, body: unknown): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}
