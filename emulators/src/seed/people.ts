import type { CreateProfile } from "@dure/domain/identity/user";

export const PASSWORD = "Password1";

export const TEAM = {
  teamSlug: "hanbit",
  displayName: "한빛소프트",
  company_name: "한빛소프트",
  company_url: "https://hanbit.example",
  estimated_sheet_size: "6-10",
} as const;

export type Person = { email: string; profile: Omit<CreateProfile, "dial_code" | "marketing_consent"> };

const person = (
  name: string,
  display_name: string,
  phone: string,
  job_title: Person["profile"]["job_title"],
): Person => ({
  email: `${name}@hanbit.example`,
  profile: { user_slug: name, display_name, phone, job_title },
});

/** The members of the demo team. The first is the admin. */
export const PEOPLE: readonly Person[] = [
  person("mina", "김민아", "10-2345-6789", "vp_sales"),
  person("junho", "이준호", "10-3456-7890", "sales"),
  person("seoyeon", "박서연", "10-4567-8901", "sales"),
  person("doyun", "최도윤", "10-5678-9012", "marketing"),
  person("emily", "Emily Carter", "10-6789-0123", "sales"),
  person("haneul", "정하늘", "10-7890-1234", "customer_experience"),
];
