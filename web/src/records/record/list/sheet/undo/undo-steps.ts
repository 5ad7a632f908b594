/** What has been changed, step by step; the oldest of more than `max` is forgotten. */
export function createUndoSteps<Step extends object>(max: number) {
  let steps: readonly Step[] = [];
  return {
    add: (step: Step): void => {
      steps = [...steps, step].slice(-max);
    },
    /** Takes a step out, the last one by default; undefined when it has been taken out already. */
    take: (step: Step | undefined = steps.at(-1)): Step | undefined => {
      if (!step || !steps.includes(step)) return undefined;
      steps = steps.filter((one) => one !== step);
      return step;
    },
  };
}
