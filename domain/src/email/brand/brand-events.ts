import type { AuditPhrases } from "../../shared/audit/audit-phrases";
import type { Brand } from "./brand";

type NamedBrand = Brand & { id: "brand" };

export type BrandEvent = { type: "brand.changed"; before: NamedBrand; after: NamedBrand };

export const toNamedBrand = (brand: Brand): NamedBrand => ({ ...brand, id: "brand" });

export const brandAuditPhrases: AuditPhrases<BrandEvent> = {
  "brand.changed": { ko: "메일 브랜드를 바꿨어요", en: "Changed the email brand" },
};
