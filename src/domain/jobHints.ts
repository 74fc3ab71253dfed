import { lengthOf } from '../lib/lengthOf.ts';
import type { JobStep } from './jobErrors.ts';
import type { JobValues } from './jobForm.ts';

/** Something that would make a job better. A hint never stops anybody from publishing. */
export interface JobHint {
  id: string;
  step: JobStep;
  /** What was found, or what is missing. */
  what: string;
  /** What to write instead. */
  instead?: string;
  why: string;
}

interface Wording {
  pattern: RegExp;
  instead: string;
  why: string;
}

const age = 'Age says nothing about the work, and asking for it is against the law in many countries.';
const gender = 'A word for one gender makes others feel that they are not meant.';
const pronoun = 'Many readers are neither, and all of them can be spoken to.';
const body = 'Say what the work asks for. Some do it in another way, with help or a tool.';
const family = 'How people live is their own affair. Say when and where they are needed.';

/** Words that turn people away, the kinder wording, and why. English: what is written in the product. */
const wordings: readonly Wording[] = [
  { pattern: /\b(?:young|youthful)\b/gi, instead: 'the energy or the experience that you need', why: age },
  { pattern: /\bdigital natives?\b/gi, instead: '“at ease with digital tools”', why: age },
  { pattern: /\brecent graduates?\b/gi, instead: '“starting in the profession”', why: age },
  {
    pattern:
      /\b(?:under|below|not older than|no older than|up to) \d\d(?: years(?: old| of age)?)\b|\bmax(?:imum|\.)? age\b|\bage limit\b/gi,
    instead: 'the experience that the work needs',
    why: age,
  },
  {
    pattern: /\b(?:native(?:[ -][a-z]+)? speakers?|mother tongue)\b/gi,
    instead: '“fluent in …”',
    why: 'Where somebody grew up is not how well they speak. “Native” leaves out people who are fluent.',
  },
  {
    pattern: /\b(?:rock ?stars?|ninjas?|gurus?|wizards?|superheroe?s?|superhero)\b/gi,
    instead: 'the name of the profession',
    why: 'Good people do not call themselves so. Plain names are found by search and meant for everybody.',
  },
  {
    pattern: /\b(?:aggressive|dominant)\b/gi,
    instead: '“determined” or “confident”',
    why: 'Studies of job adverts found that fewer women apply where such words stand.',
  },
  {
    pattern: /\bhe or she\b|\bs?he\/s?he\b|\(s\)he\b|\bhis or her\b|\bhis\/her\b/gi,
    instead: '“you” or “they”',
    why: pronoun,
  },
  {
    pattern: /\b(?:he|she) (?:will|should|must|has|is)\b/gi,
    instead: '“you will …” or “they will …”',
    why: pronoun,
  },
  { pattern: /\bsales(?:man|men|woman|women)\b/gi, instead: '“salesperson”', why: gender },
  { pattern: /\b(?:chairman|chairmen|chairwoman)\b/gi, instead: '“chair”', why: gender },
  { pattern: /\b(?:foreman|foremen)\b/gi, instead: '“supervisor” or “team lead”', why: gender },
  { pattern: /\b(?:handyman|handymen)\b/gi, instead: '“maintenance worker”', why: gender },
  { pattern: /\b(?:craftsman|craftsmen)\b/gi, instead: '“craftsperson” or the trade', why: gender },
  { pattern: /\b(?:cameraman|cameramen)\b/gi, instead: '“camera operator”', why: gender },
  { pattern: /\b(?:businessman|businessmen|businesswoman)\b/gi, instead: '“business person”', why: gender },
  {
    pattern: /\b(?:repairman|repairmen|workman|workmen)\b/gi,
    instead: '“technician” or “worker”',
    why: gender,
  },
  {
    pattern: /\b(?:policeman|policemen|fireman|firemen|postman|postmen)\b/gi,
    instead: 'the title without “man”',
    why: gender,
  },
  {
    pattern: /\b(?:waitress(?:es)?|stewardess(?:es)?|hostess(?:es)?)\b/gi,
    instead: '“waiter”, “server” or “flight attendant”',
    why: gender,
  },
  { pattern: /\b(?:manpower|man[- ]hours?)\b/gi, instead: '“staff” or “working hours”', why: gender },
  {
    pattern: /\b(?:cleaning lady|maids?|girl friday|office girl)\b/gi,
    instead: '“cleaner” or “assistant”',
    why: gender,
  },
  {
    pattern: /\b(?:males?|females?) (?:only|preferred|candidates?|applicants?)\b|\b(?:men|women) only\b/gi,
    instead: 'leave it out',
    why: gender,
  },
  {
    pattern: /\b(?:able[- ]bodied|physically fit|healthy)\b/gi,
    instead: 'the task: “lifts 20 kg”',
    why: body,
  },
  {
    pattern: /\b(?:good[- ]looking|attractive appearance|pleasant appearance)\b/gi,
    instead: 'leave it out',
    why: body,
  },
  {
    pattern: /\b(?:unmarried|single status|no children|no family (?:ties|obligations))\b/gi,
    instead: 'the working hours',
    why: family,
  },
  {
    pattern: /\bcultur(?:e|al) fit\b/gi,
    instead: 'how you work together',
    why: 'It is often read as “like us”. Say how you work, and people can tell whether they want that.',
  },
];

/** Fewer words than this rarely answer what candidates ask (product S27). */
export const goodLength = 300;

const textsOf = (values: JobValues): readonly (readonly [JobStep, string])[] => [
  ['basics', values.vacancyName],
  ['description', [values.description, values.responsibilities, values.requirements].join('\n')],
  ['questions', values.questions.map(({ label }) => label).join('\n')],
];

function wordHints(values: JobValues): JobHint[] {
  const hints = new Map<string, JobHint>();
  for (const [step, text] of textsOf(values))
    for (const { pattern, instead, why } of wordings)
      for (const [found] of text.matchAll(pattern)) {
        const id = `word ${step} ${found.toLowerCase()}`;
        if (!hints.has(id)) hints.set(id, { id, step, what: `“${found}”`, instead, why });
      }
  return [...hints.values()];
}

/** What would bring more, and better fitting, applications: pay, enough to read, words that leave nobody out (product S27). */
export function jobHints(values: JobValues): JobHint[] {
  const hints: JobHint[] = [];
  const hasPay = !values.hidesPay && values.salaryMin.trim() !== '';
  if (!hasPay)
    hints.push({
      id: 'pay',
      step: 'place',
      what: 'No pay is shown',
      instead: 'a range, even a wide one',
      why: 'It is the first thing that candidates look for. With it, both sides know early whether it can work.',
    });
  if (lengthOf(values.description.trim()) < goodLength)
    hints.push({
      id: 'short',
      step: 'description',
      what: `The description has fewer than ${goodLength} characters`,
      instead: 'a usual day, the team, and what happens in the first weeks',
      why: 'People who can picture the work know whether it is for them before they apply.',
    });
  return [...hints, ...wordHints(values)];
}
