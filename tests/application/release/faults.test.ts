import { describeFaults } from './describe-faults';
import { testKind } from './test-kind';

describeFaults('a kind added by the guide', testKind);
