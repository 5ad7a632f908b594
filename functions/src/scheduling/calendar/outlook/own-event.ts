/** The property under which an event carries the product's own id, so that it can be found again. */
export const OWN_ID = "String {7c1f5f0a-0a53-4d0c-9d4b-7d5b3c0a1f55} Name DureEventId";

export const carrying = (eventId: string): string =>
  `singleValueExtendedProperties/Any(ep: ep/id eq '${OWN_ID}' and ep/value eq '${eventId}')`;
