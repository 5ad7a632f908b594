import { ApiError } from "./api-error";
import type { Account, ProjectConfig, Tenant, VerificationCode } from "./protocol";

export const IDENTITY = "/identitytoolkit.googleapis.com";

/** The Auth emulator behind the proxy. */
export class AuthEmulator {
  readonly url: string;
  private readonly projectId: string;

  constructor(url: string, projectId: string) {
    this.url = url;
    this.projectId = projectId;
  }

  /**
   * Calls the emulator with all permissions.
   * @throws ApiError with the emulator's error body
   */
  asOwner<T>(method: string, path: string, body?: object): Promise<T> {
    return this.call<T>(method, path, body, { authorization: "Bearer owner" });
  }

  /** Calls the emulator without credentials, as a client app. */
  asClient<T>(path: string, body: object): Promise<T> {
    return this.call<T>("POST", path, body, {});
  }

  scope(tenant?: string): string {
    return `projects/${this.projectId}${tenant ? `/tenants/${tenant}` : ""}`;
  }

  async account(tenant: string | undefined, localId: string): Promise<Account | undefined> {
    const path = `${IDENTITY}/v1/${this.scope(tenant)}/accounts:lookup`;
    const { users } = await this.asOwner<{ users?: Account[] }>("POST", path, { localId: [localId] });
    return users?.[0];
  }

  /** The text message of a session. The emulator stores messages instead of sending them. */
  async message(tenant: string | undefined, sessionInfo: string | undefined): Promise<VerificationCode | undefined> {
    const path = `/emulator/v1/${this.scope(tenant)}/verificationCodes`;
    const { verificationCodes } = await this.asOwner<{ verificationCodes: VerificationCode[] }>("GET", path);
    return verificationCodes.find((code) => code.sessionInfo === sessionInfo);
  }

  projectConfig(): Promise<ProjectConfig> {
    return this.asOwner("GET", `${IDENTITY}/v2/${this.scope()}/config`);
  }

  tenant(id: string): Promise<Tenant> {
    return this.asOwner("GET", `${IDENTITY}/v2/${this.scope(id)}`);
  }

  patchTenant(id: string, fields: string[], tenant: object): Promise<Tenant> {
    return this.asOwner("PATCH", `${IDENTITY}/v2/${this.scope(id)}?updateMask=${fields.join(",")}`, tenant);
  }

  private async call<T>(method: string, path: string, body: object | undefined, headers: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as T & { error?: { message?: string } };
    if (!response.ok) throw new ApiError(json.error?.message ?? "UNKNOWN", response.status, json as object);
    return json;
  }
}
