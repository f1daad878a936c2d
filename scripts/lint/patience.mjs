/**
 * What makes a test depend on how fast the machine is: it passes alone and fails beside others. A test waits for the
 * thing itself, and the only limit is the generous one of its runner.
 */

/** Refused in every test and scenario. */
export const impatience = [
  {
    selector: 'Literal[value="networkidle"]',
    message: 'The network is idle by chance. Wait for what the page shows.',
  },
  {
    selector: 'MemberExpression[property.name="waitForTimeout"]',
    message: 'No test sleeps. Wait for what the page shows.',
  },
  {
    selector:
      ':matches(CallExpression[callee.name="setTimeout"], CallExpression[callee.property.name="setTimeout"])',
    message: 'No test sleeps, and none has a limit of its own: that of the runner is generous.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(it|test|beforeAll|beforeEach|afterAll|afterEach)$/] > Literal[raw=/^[0-9_]+$/]',
    message: 'None has a limit of its own: that of the runner is generous.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
    message: 'No test sleeps. Wait for the event, or crank ManualScheduler.',
  },
];

/** Refused where a test waits for something outside its own process; what is cranked by hand may be counted. */
export const countedLooks = [
  {
    selector: 'ForStatement[test.type="LogicalExpression"]:has(AwaitExpression)',
    message: 'A counted look gives up on a busy machine. Look until it is so.',
  },
  {
    selector:
      'ForStatement[test.type="BinaryExpression"]:has(AwaitExpression):has(:matches(ReturnStatement, BreakStatement))',
    message: 'A counted look gives up on a busy machine. Look until it is so.',
  },
  {
    selector:
      ':matches(WhileStatement, DoWhileStatement, ForStatement) > .test CallExpression[callee.property.name="now"]',
    message: 'A deadline of its own gives up on a busy machine. Look until it is so.',
  },
  {
    selector: 'Property[key.name="timeout"]',
    message: 'A limit of its own gives up on a busy machine: that of the runner is generous.',
  },
];
