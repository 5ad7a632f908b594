import type { EntityId } from "@dure/domain/records/record/entity";
import { Building2, ContactRound, Handshake, type LucideIcon, UsersRound } from "lucide-react";

/** Where the records of each entity are listed, and the entity's mark. */
export const ENTITY_PAGES: Record<EntityId, { path: string; icon: LucideIcon }> = {
  lead: { path: "/leads", icon: UsersRound },
  deal: { path: "/deals", icon: Handshake },
  company: { path: "/companies", icon: Building2 },
  contact: { path: "/contacts", icon: ContactRound },
};

export const recordPath = (entity: EntityId, id: string): string => `${ENTITY_PAGES[entity].path}/${id}`;
