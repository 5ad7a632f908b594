type Server = { url: string; authorize: string; token: string; client: { client_id: string; client_secret: string } };

/** Gets an account's tokens as the product does: consent page, code, token endpoint. */
export async function grantOf(server: Server, email: string, scope: string): Promise<Record<string, unknown>> {
  const request = new URLSearchParams({
    client_id: server.client.client_id,
    redirect_uri: "http://127.0.0.1:9/callback",
    response_type: "code",
    state: "s",
    scope,
  });
  const form = new URLSearchParams({ request: request.toString(), other: email, decision: "allow", scope });
  const allowed = await fetch(server.url + server.authorize, { method: "POST", body: form, redirect: "manual" });
  const code = new URL(allowed.headers.get("location") ?? "").searchParams.get("code") ?? "";
  return tokensOf(server, {
    grant_type: "authorization_code",
    code,
    redirect_uri: "http://127.0.0.1:9/callback",
  });
}

export async function tokensOf({ url, token, client }: Server, grant: Record<string, string>) {
  const answer = await fetch(url + token, { method: "POST", body: new URLSearchParams({ ...client, ...grant }) });
  return (await answer.json()) as Record<string, unknown>;
}

type Answer = Record<string, unknown> & {
  value?: Record<string, unknown>[];
  onlineMeeting?: { joinUrl: string } | null;
};

/** A client that calls an API with a token. Resolves with status and body. */
export const caller = (base: string, token: unknown) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answer };
};
