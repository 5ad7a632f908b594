export const STATE_VERSION = 1;

/** A card, with the fields that the protocol names; a field that it lacks is empty. */
export type StandInCard = { id: string } & Partial<Record<string, unknown>>;

export interface CardAccount {
  token: string;
  name: string;
  revoked: boolean;
  cards: StandInCard[];
}

export interface CardsState {
  accounts: CardAccount[];
}

export const newCardsState = (): CardsState => ({ accounts: [] });

const DEMO_CARDS: StandInCard[] = [
  {
    id: "demo-1",
    name: "박서연",
    company: "온누리상사",
    department: "구매팀",
    position: "팀장",
    email: "seoyeon.park@onnuri.example",
    mobile: "010-2345-6789",
    phone: "02-555-0101",
    address: "서울 강남구 테헤란로 1",
    website: "https://onnuri.example",
  },
  { id: "demo-2", name: "이도윤", company: "온누리상사", position: "대리", mobile: "010-3456-7890" },
  { id: "demo-3", name: "Grace Miller", company: "Northwind", email: "grace@northwind.example" },
];

/** The account of a token. A token that begins with "demo" gets an account with a few cards at its first use. */
export function accountOf(state: CardsState, token: string): CardAccount | undefined {
  const known = state.accounts.find((one) => one.token === token);
  if (known || !token.startsWith("demo")) return known;
  const account = { token, name: "두레 데모", revoked: false, cards: DEMO_CARDS };
  state.accounts.push(account);
  return account;
}
