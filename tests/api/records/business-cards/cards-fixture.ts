import { connectCards } from "../../../support/records/business-cards";
import { createTenant, type Member } from "../../../support/teams/tenant";
import { listAll } from "../import/import-fixture";

export const SYNC = "/business-card/remember/sync";

export const CARDS = [
  {
    id: "a/1",
    name: "김민수",
    company: "명함상사",
    department: "구매팀",
    position: "팀장",
    email: "Minsu@cards-a.example",
    mobile: "010-1111-2222",
    phone: "02-555-0101",
    fax: "02-555-0102",
    address: "서울 강남구",
    website: "https://cards-a.example",
  },
  { id: "2", name: "Grace Miller", company: " 명함상사 ", mobile: "+82 10-3333-4444" },
  { id: "3", name: "이영희", email: "not an address", company: "" },
];

export const sync = ({ client }: Member) => client.records.syncCards({ body: {} });
export const contactsOf = (admin: Member) => listAll(admin, "contact");
export const contactNamed = async (admin: Member, label: string) =>
  (await contactsOf(admin)).find((one) => one.label === label);

/** A team whose account has these cards. */
export async function teamWithCards(cards: Parameters<typeof connectCards>[1] = CARDS) {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  return { tenant, admin, token: await connectCards(admin, cards) };
}
