/// <reference types="node" />
// A short visit to every game in Firefox: `node firefox.ts PROGRAM ADDRESS FOLDER`. It opens a table from the start page, answers some
// questions with the mouse, takes a picture, and says as JSON what it did and what the browser complained of.
import { launch, type Browser, type Page } from 'puppeteer-core';

/** What came of one game. */
type Visit = { game: string; answered: string[]; complaints: string[]; picture: string };
type Game = { name: string; title: string };
type Target = { where: string; x: number; y: number };

const PATIENCE = 60_000;
const QUESTIONS = 3;
/** A click that only begins an answer is followed by others: which card, which way. */
const MOST_CLICKS = 24;

/** On the page: what is lit and can be hit, the board first; where a choice is open, only that. */
const TARGETS = `(() => {
  const shown = (where, selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const x = box.x + Math.min(box.width / 2, 40);
    const y = box.y + box.height / 2;
    const over = document.elementFromPoint(x, y);
    return over && (each.contains(over) || over.closest('[data-touch]') === each) ? [{ where, x, y }] : [];
  });
  const open = shown('a choice', 'dialog[open] [data-answer]');
  return open.length ? open : [
    ...shown('the board', '.maps .lit[data-touch]'),
    ...shown('a card', '.hand .lit[data-touch]:not(.picked)'),
    ...shown('the main button', 'button.main:not(:disabled)'),
    ...shown('the list', '.actions .option:not(:disabled)'),
  ];
})()`;
/** On the page: somebody here is asked and nothing is on its way, or the match is over. */
const READY = `document.querySelector('dialog .reason') || (document.querySelector('.prompt.mine') && !document.querySelector('.option[disabled]'))`;
/** On the page: what forbids itself something is noted. */
const NOTE_WHAT_IS_FORBIDDEN = () => {
  window.addEventListener('securitypolicyviolation', (event) => console.error(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
};

async function visit(browser: Browser, address: string, { name: game, title }: Game, folder: string): Promise<Visit> {
  const complaints: string[] = [];
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(NOTE_WHAT_IS_FORBIDDEN);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator(`section[aria-label="${title}"] .go .primary`).click();
  await page.waitForSelector('.maps');
  await page.locator('dialog[open] ::-p-text(Play)').click();
  const answered: string[] = [];
  for (let clicks = 0; answered.length < QUESTIONS && clicks < MOST_CLICKS; clicks++) {
    await page.waitForFunction(READY);
    const targets = (await page.evaluate(TARGETS)) as Target[];
    const target = targets[(clicks * 7) % Math.max(1, Math.min(targets.length, 5))];
    if (!target) break;
    const before = await number(page);
    await page.mouse.click(target.x, target.y);
    await page.waitForFunction(READY);
    if ((await number(page)) > before) answered.push(target.where);
  }
  const picture = `${folder}/${game}.png`;
  await page.screenshot({ path: picture as `${string}.png` });
  await page.close();
  return { game, answered, complaints, picture };
}

/** How many decisions the table has seen. */
function number(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}`);
    return ((await answer.json()) as { decisions: number }).decisions;
  });
}

async function main(program: string, address: string, folder: string): Promise<Visit[]> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true, defaultViewport: { width: 1440, height: 900 }, timeout: PATIENCE });
  try {
    const games = (await (await fetch(`${address}/api/games`)).json()) as Game[];
    const visits: Visit[] = [];
    for (const game of games) visits.push(await visit(browser, address, game, folder));
    return visits;
  } finally {
    await browser.close();
  }
}

const [program, address, folder] = process.argv.slice(2) as [string, string, string];
console.log(JSON.stringify(await main(program, address, folder)));
