import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { sendingDomainQuery } from "../../sending-domain/sending-domain-queries";

/** The team's senders with their addresses; none without a sending domain. */
export function useSenderChoices(): { name: string; email: string }[] {
  const domain = useQuery(sendingDomainQuery()).data;
  const senders = useQuery(api.email.getSenders.queryOptions({ input: {} })).data;
  if (!domain || !senders) return [];
  return senders.senders.map(({ name, local_part }) => ({
    name: name || senders.default_name,
    email: `${local_part}@${domain.domain}`,
  }));
}
