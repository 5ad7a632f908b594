import { type ComponentType, createContext, use } from "react";

export type GroupPageFormProps = {
  /** The group's booking page; null makes a new one. */
  linkId: string | null;
  /** Called once the page is there as it was entered. */
  onSaved: (page: { linkId: string; attendees: readonly string[] }) => void;
  onClose: () => void;
};

export type RouterMeetingsProps = { routerId: string };

export type FormSubmissionsProps = { recordId: string };

/** What an area lends to one that may not import it (`parts` of its routes.tsx). */
export type AreaParts = {
  /** How the attendees of a router's group meet, in a window. */
  GroupPageForm: ComponentType<GroupPageFormProps>;
  /** The same in a line. */
  GroupPageSummary: ComponentType<{ linkId: string }>;
  /** The meetings that came of a router's submissions. */
  RouterMeetings: ComponentType<RouterMeetingsProps>;
  /** What a lead or deal submitted to become one. */
  FormSubmissions: ComponentType<FormSubmissionsProps>;
};

/** web/src/app fills it with what the areas lend. */
export const AreaPartsContext = createContext<Partial<AreaParts>>({});

export const useAreaParts = (): Partial<AreaParts> => use(AreaPartsContext);
