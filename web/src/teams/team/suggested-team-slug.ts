/** A team address to begin with: the company's name as its domain has it. */
export const suggestedTeamSlug = (domain: string): string =>
  (domain.split(".")[0] ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, "-")
    .slice(0, 40);
