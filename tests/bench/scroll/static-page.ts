const ROW_PX = 40;

/**
 * The baseline for a list: a page with as many visible cells, all of them rendered in advance and without a script.
 * Scrolling it takes only the machine's own time.
 */
export function staticPage(rows: number, columns: number): string {
  const cells = (row: number) =>
    Array.from({ length: columns }, (_, column) => `<div class="cell">두레 ${row * 7919} 값 ${column}</div>`).join("");
  const lines = Array.from({ length: rows }, (_, row) => `<div class="row">${cells(row)}</div>`).join("");
  return `<style>
    body { margin: 0; background: #fff; font: 14px sans-serif }
    #list { position: fixed; inset: 200px 0 0 240px; overflow: auto; background: #fff }
    .row { display: flex; height: ${ROW_PX}px; width: max-content; border-bottom: 1px solid #ddd; box-sizing: border-box }
    .cell { width: 160px; padding: 0 8px; box-sizing: border-box; line-height: 39px; white-space: nowrap; overflow: hidden }
  </style><div id="list">${lines}</div>`;
}
