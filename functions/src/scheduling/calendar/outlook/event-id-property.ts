/** The extended property in which an Outlook event carries the product's id, by which it is found again. */
export const EVENT_ID_PROPERTY = "String {7c1f5f0a-0a53-4d0c-9d4b-7d5b3c0a1f55} Name DureEventId";

export const hasEventId = (eventId: string): string =>
  `singleValueExtendedProperties/Any(ep: ep/id eq '${EVENT_ID_PROPERTY}' and ep/value eq '${eventId}')`;
