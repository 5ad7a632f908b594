export const registry = {
  registry: {
    companies: "Companies in the registry",
    found_one: "Found {{count}} company. Use the arrow keys to choose.",
    found_other: "Found {{count}} companies. Use the arrow keys to choose.",
    suggestion: "Link “{{name}}” (by email domain)",
    linkFailed: "Couldn't link the company",
    known: "Already added",
  },
};
