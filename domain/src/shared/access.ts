import { z } from "zod";
import { AppError } from "./error";
import { defineTexts } from "./text";

const ROLES = ["member", "admin"] as const;

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Who may call an endpoint: anyone, a signed-in account, a member of the team, an administrator of it. */
export type Access = "public" | "user" | Role;

/**
 * The actor. `public` is a visitor without an account; `system` is a task, trigger or schedule; `operator` is who runs the
 * product, named by their e-mail. An API key acts as the
 * team, with the role that it was given; `tool` is what it called on the MCP server.
 */
export const Actor = z.object({
  id: z.string(),
  role: z.enum([...ROLES, "user", "public", "system", "operator"]),
  name: z.string(),
  type: z.literal("api_key").optional(),
  tool: z.string().optional(),
});
export type Actor = z.infer<typeof Actor>;

export function assertRole(role: Role, needed: Role): void {
  if (ROLES.indexOf(role) < ROLES.indexOf(needed)) throw new AppError("FORBIDDEN", accessTexts.needsAdmin);
}

/**
 * Whether an actor may delete something: its creator may, and an admin may once the creator is no longer an active
 * member (docs/product/scheduling.md#permissions, docs/product/routing.md#deletion).
 */
export const mayDelete = (
  { created_by }: { created_by: string },
  { id, role }: Pick<Actor, "id" | "role">,
  isCreatorActive: boolean,
): boolean => created_by === id || (role === "admin" && !isCreatorActive);

export const accessTexts = defineTexts({
  needsAdmin: {
    ko: "관리자만 할 수 있는 작업이에요. 팀 관리자에게 요청해 주세요.",
    en: "Only an admin can do this. Please ask your team's admin.",
  },
  ipRestricted: { ko: "현재 IP 주소에서는 접근이 제한되어 있어요.", en: "Your IP access is restricted." },
  signIn: { ko: "로그인이 필요해요.", en: "Please sign in." },
  signInAgain: {
    ko: "로그인이 만료되었어요. 다시 로그인해 주세요.",
    en: "Your session has ended. Please sign in again.",
  },
  ssoOnly: {
    ko: "이 팀은 SSO로만 로그인할 수 있어요. SSO로 다시 로그인해 주세요.",
    en: "This team signs in with SSO only. Please sign in again with SSO.",
  },
  enrolSecondFactor: {
    ko: "2단계 인증이 필요해요. 인증 앱을 등록하고 다시 로그인해 주세요.",
    en: "Two-factor authentication is required. Please register an authenticator app and sign in again.",
  },
  ipRestrictedFor: (ip: string) => ({
    ko: `현재 IP 주소에서는 접근이 제한되어 있어요. (${ip})`,
    en: `Your IP access is restricted. (${ip})`,
  }),
  loginTooOld: {
    ko: "로그인한 지 오래되었어요. 본인 확인을 다시 해 주세요.",
    en: "You signed in a while ago. Please confirm that it's you.",
  },
  keyInvalid: {
    ko: "올바른 API 키가 아니에요. 설정의 API 키 화면에서 확인해 주세요.",
    en: "This is not a valid API key. Please check it in the settings, under API keys.",
  },
  keyExpired: {
    ko: "만료된 API 키예요. 관리자에게 키 교체를 요청해 주세요.",
    en: "This API key has expired. Please ask an admin to rotate it.",
  },
  keyRevoked: {
    ko: "폐기된 API 키예요. 관리자에게 새 키를 요청해 주세요.",
    en: "This API key was revoked. Please ask an admin for a new one.",
  },
  keyReplaced: {
    ko: "새 키로 교체된 API 키예요. 새 키를 사용해 주세요.",
    en: "This API key was replaced. Please use the new one.",
  },
  noKeysHere: {
    ko: "API 키로는 할 수 없는 작업이에요. 두레에 로그인해서 진행해 주세요.",
    en: "API keys can't do this. Please sign in to Dure instead.",
  },
  scopeMissing: (scope: string) => ({
    ko: `이 API 키에는 ${scope} 권한이 없어요. 관리자에게 권한이 있는 키를 요청해 주세요.`,
    en: `This API key lacks the scope ${scope}. Please ask an admin for a key that has it.`,
  }),
  otherOrigin: {
    ko: "다른 웹사이트의 페이지에서는 MCP 서버를 호출할 수 없어요.",
    en: "Pages of other websites can't call the MCP server.",
  },
  noTeam: { ko: "이 계정은 아직 팀에 속해 있지 않아요.", en: "This account does not belong to a team yet." },
  deactivated: {
    ko: "비활성화된 멤버예요. 팀 관리자에게 문의해 주세요.",
    en: "This member is deactivated. Please ask your team's admin.",
  },
  teamDisabled: {
    ko: "사용이 중지된 팀이에요. 고객지원에 문의해 주세요.",
    en: "This team is disabled. Please contact support.",
  },
  otherTenant: { ko: "다른 팀의 계정이에요.", en: "This account belongs to another team." },
});
